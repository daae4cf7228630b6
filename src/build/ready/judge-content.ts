import { join } from 'node:path';
import type { Settings } from '../../content-model/settings.ts';
import { languages } from '../../i18n/languages.ts';
import { isRealAddress } from '../certificates/issuing/site.ts';
import { readSite, type Entry } from '../content-check/context.ts';
import { readSettings } from '../content/site-files.ts';
import type { ReadyChecks } from '../../i18n/ready.ts';
import { toFindingOf, type Finding } from '../finding.ts';
import { judgeWith } from './found.ts';

/** Pages that a lawyer has to read. */
const legalPages = ['privacy', 'terms', 'membership/become/terms'];

const placeOf = ({ collection, id }: Entry) => `${collection}/${id}`;

/**
 * Judges what is in the project, before anything is asked of the network.
 *
 * @param root the folder of the project
 */
export function judgeContent(root: string, texts: ReadyChecks): Finding[] {
  const judge = judgeWith(texts);
  const settings = readSettings(root);
  const { entries } = readSite(root, join(root, 'src/content'));
  const placesOf = (test: (entry: Entry) => boolean) => entries.filter(test).map(placeOf);
  const isPage = ({ collection }: Entry) => collection === 'pages';
  const isShown = (entry: Entry) => isPage(entry) && !entry.isDraft;
  const has = ({ source }: Entry, field: string) => source.data[field] !== undefined;
  const isInvented = (entry: Entry) => entry.source.data['demonstration'] === true;
  const isLegal = ({ id }: Entry) => legalPages.includes(id);
  const isUnread = (entry: Entry) => isShown(entry) && !has(entry, 'lastReviewed');
  const isDemonstration =
    settings.demonstrationNotice !== undefined || entries.some((entry) => isInvented(entry));
  return [
    {
      check: 'address',
      ...toFindingOf(isRealAddress(settings.site), texts.address, { value: settings.site }),
    },
    judge('invented', placesOf(isInvented), 'red'),
    judge('preview', findPreview(settings), 'red'),
    judge('trust', settings.demonstrationCertificates ? ['true'] : [], 'red'),
    judge('contacts', findPlaceholders(settings), 'red'),
    // In a demonstration the questions are answered, with what is invented.
    judge(
      'questions',
      isDemonstration ? [] : placesOf((entry) => isShown(entry) && has(entry, 'questions')),
      'amber',
    ),
    judge(
      'drafts',
      placesOf((entry) => isPage(entry) && entry.isDraft),
      'amber',
    ),
    judge(
      'privacy',
      placesOf((entry) => isUnread(entry) && isLegal(entry)),
      'red',
    ),
    judge(
      'reviews',
      placesOf((entry) => isUnread(entry) && !isLegal(entry)),
      'amber',
    ),
    judge(
      'languages',
      placesOf(({ files, isDraft }) => !isDraft && files.length < languages.length),
      'amber',
    ),
    judge(
      'holidays',
      settings.holidays.filter(({ unconfirmed }) => unconfirmed).map(({ day }) => day),
      'amber',
    ),
  ];
}

const findPreview = (settings: Settings) =>
  (['previewBanner', 'demonstrationNotice'] as const).filter((name) => settings[name]);

/** Mailboxes and hosts of names that are reserved, and telephone numbers of films. */
function findPlaceholders({ contact, portal }: Settings): string[] {
  const mailboxes = [contact.email, contact.ombudsmanEmail ?? contact.email];
  return [
    ...new Set(mailboxes.filter((one) => !isRealAddress(`https://${one.split('@')[1] ?? ''}`))),
    ...(/\b5550[ -]?0\d{3}$/.test(contact.phone) ? [contact.phone] : []),
    ...[portal?.login ?? [], portal?.api ?? []].flat().filter((address) => !isRealAddress(address)),
  ];
}
