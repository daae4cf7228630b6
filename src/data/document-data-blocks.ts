import type { Language } from '../i18n/languages.ts';
import { getTranslator } from '../i18n/translate.ts';
import type { Entry } from './entries.ts';
import { formatHours } from '../core/hours.ts';
import { formatRupees } from '../core/money.ts';
import { getList } from './entry-lists.ts';
import { settings } from './settings.ts';
import type { Block, Inline } from '../build/documents/blocks.ts';

const text = (value: string): Inline[] => [{ type: 'text', value }];

/** A function that gives the blocks of the components which show data of the site. */
export async function loadDataBlocks(language: Language): Promise<(component: string) => Block[]> {
  const tiers = await getList({ collection: 'tiers' }, language);
  return (component) => {
    if (component === 'TierTable') return [toTierTable(tiers, language)];
    if (component === 'ContactDetails') return [toContactDetails(language)];
    throw new Error(`A document can’t show <${component}>.`);
  };
}

/** The tiers side by side, as on the page: a tier has all that the tiers below it have. */
function toTierTable(tiers: readonly Entry<'tiers'>[], language: Language): Block {
  const t = getTranslator(language);
  const features = tiers.flatMap((tier, rank) => tier.data.features.map((feature) => ({ feature, rank })));
  return {
    type: 'table',
    align: [null, ...tiers.map(() => 'center' as const)],
    widths: [26, ...tiers.map(() => 10)],
    blankRows: 0,
    rows: [
      [text(t('tiers.feature')), ...tiers.map(({ data }) => text(data.name))],
      [text(t('tiers.price')), ...tiers.map(({ data }) => text(formatRupees(data.pricePerYear, language)))],
      ...features.map(({ feature, rank }) => [text(feature), ...tiers.map((_, index) => text(index >= rank ? t('tiers.included') : '–'))]),
    ],
  };
}

function toContactDetails(language: Language): Block {
  const t = getTranslator(language);
  const { address, email, phone } = settings.contact;
  const hours = formatHours(settings.officeHours, language).flatMap(({ days, times }) => (times ? [`${days} ${times}`] : []));
  const rows = [
    [t('contact.address'), `${settings.name[language]}, ${address[language].split('\n').join(', ')}`],
    [t('contact.phone'), phone],
    [t('contact.email'), email],
    [t('contact.officeHours'), hours.join('; ')],
  ];
  return {
    type: 'list',
    ordered: false,
    start: 1,
    items: rows.map(([name, value]) => [{ type: 'paragraph', children: text(`${name}: ${value}`) }]),
  };
}
