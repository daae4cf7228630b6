import { formatDay } from '@federation/base/dates';
import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { CaseDays } from '../../contract/answer-days.ts';
import type { ComplaintCase } from '../../service/submissions/complaint-case.ts';

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
  const words: Readonly<Record<string, string>> = { ...outcomes, ...replied };
  const value = found[name];
  if (name === 'incident' && value) return formatDay(value, language);
  return (name === 'outcome' || name === 'operatorReplied') && Object.hasOwn(words, value)
    ? (words[value] ?? value)
    : value;
}
