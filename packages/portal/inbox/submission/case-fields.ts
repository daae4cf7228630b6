import { html } from 'hono/html';
import { formatDay } from '@federation/base/dates';
import { toLocalPath } from '@federation/base/paths';
import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { CaseDays } from '../../contract/answer-days.ts';
import { findEdition } from '../../contract/charter-edition.ts';
import type { ComplaintCase } from '../../service/submissions/complaint-case.ts';
import type { Html } from '../layout/layout.ts';
import { inboxTexts, type InboxContext } from '../request/context.ts';
import { findWord } from './fields.ts';

/** The days of a case in their usual order. */
export const caseDayNames = [
  'counted',
  'review',
  'answer',
  'decision',
  'complexDecision',
  'decided',
  'appeal',
  'appealDecision',
  'closed',
] as const satisfies readonly (keyof CaseDays)[];

/** The facts that the office keeps of a complaint, in the order of the page and the export. */
export const caseFieldNames = [
  'operator',
  'incident',
  'operatorReference',
  'operatorReplied',
  'outcome',
  'order',
] as const;

/** A field of a case in words. */
export function toCaseText(
  found: ComplaintCase,
  name: (typeof caseFieldNames)[number],
  language: Language,
): string {
  const { outcomes, replied } = dictionaries[language].inbox;
  const value = found[name];
  if (name === 'incident' && value) return formatDay(value, language);
  if (name === 'outcome') return findWord(outcomes, value) ?? value;
  return name === 'operatorReplied' ? (findWord(replied, value) ?? value) : value;
}

/** The case with all its days, in words; without what is empty. */
export function toCaseFacts(context: InboxContext, found: ComplaintCase) {
  const { language } = context.get('visitor');
  const { site, charter = [] } = context.get('portal').settings();
  const edition = findEdition(charter, found.incident);
  const words = dictionaries[language].islands.contactForm.charterEdition;
  const sentence = fill(words, { edition: edition?.name[language] ?? '' });
  const href = `${site}${toLocalPath(edition?.path ?? '', language)}`;
  const link = edition && html`<a href="${href}">${sentence}</a>`;
  const names = inboxTexts(context).fields;
  const toFact = (name: keyof typeof names, value?: string, more?: Html) =>
    value ? [[names[name], value, more] as const] : [];
  return [
    ...caseDayNames.flatMap((name) => {
      const day = found.days[name];
      return toFact(name, day && formatDay(day, language));
    }),
    ...caseFieldNames.flatMap((name) =>
      toFact(name, toCaseText(found, name, language), name === 'incident' ? link : undefined),
    ),
  ];
}
