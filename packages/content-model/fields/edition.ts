import type { Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import { day, text } from './fields.ts';

/** Facts of a page whose text is an edition of a rule. Earlier editions are in `editions`. */
export const editionFacts = {
  edition: text('edition.number', '3', { max: 12 }).optional(),
  adoptedOn: day('edition.adoptedOn', '2026-11-18').optional(),
  appliesFrom: day('edition.appliesFrom', '2026-12-01').optional(),
};

/** The words that belong to `editionFacts`. */
export const editionWords = {
  whatChanged: text(
    'edition.whatChanged',
    'Responsibility is a value of its own, and one committee hears every appeal.',
    { min: 10, max: 300 },
  ).optional(),
};

/** An edition has the days on which it was adopted and from which it applies. */
export const requireEditionDays = ({ edition }: { edition?: string | undefined }): string[] =>
  edition ? ['adoptedOn', 'appliesFrom'] : [];

/**
 * The name of an edition; a number with a point is a version.
 *
 * @example formatEditionName('2', 'en') // 'the second edition'
 */
export function formatEditionName(number: string, language: Language): string {
  const t = getTranslator(language);
  if (number.includes('.')) return t('edition.version', { number });
  const ordinal = t('edition.ordinals').split(', ')[Number(number) - 1];
  return ordinal ? t('edition.named', { ordinal }) : t('edition.numbered', { number });
}

/**
 * The folder of an edition of a rule, and the last part of its address, which never changes.
 *
 * @example toEditionId('/about/charter', '2') // 'charter-2'
 */
export const toEditionId = (rule: string, edition: string) =>
  `${rule.split('/').at(-1)}-${edition.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}`;
