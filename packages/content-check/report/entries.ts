import { getPublicationState } from '@federation/base/publication-state';
import { formatDay } from '@federation/base/dates';
import { addDays } from '@federation/base/working-days';
import { fill } from '@federation/i18n/fill';
import { languageDetails, type Language } from '@federation/i18n/languages';
import type { CommonData } from '@federation/content-model/fields/common';
import type { CheckedEntry } from '../rule/checked-content.ts';
import type { Fault } from '../rule/fault.ts';
import { explainFault } from '../rule/format-fault.ts';
import type { ReportSource, ReportRow } from './report-source.ts';

/** The number of days that the report looks ahead. */
const days = 60;

const factsOf = ({ source }: CheckedEntry) => source.data as Partial<CommonData>;
const placeOf = ({ collection, id }: CheckedEntry) => `src/content/${collection}/${id}`;

export const listDemonstration = ({ content }: ReportSource): ReportRow[] =>
  content.entries
    .filter((entry) => factsOf(entry).demonstration === true)
    .map((entry) => ({ place: placeOf(entry), note: '' }));

/** Lists the entries that appear or leave in the next days, and those kept off the site. */
export function listCalendar({ content, language, words }: ReportSource): ReportRow[] {
  const { today } = content;
  const end = addDays(today, days);
  const dated = content.entries
    .filter(({ isDraft }) => !isDraft)
    .flatMap((entry) => {
      const { publishFrom, expiresOn } = factsOf(entry);
      const isScheduled = getPublicationState({ publishFrom }, today) === 'scheduled';
      return [
        ...(publishFrom && isScheduled && publishFrom <= end
          ? [{ day: publishFrom, text: words.appearsOn, entry }]
          : []),
        ...(expiresOn && expiresOn >= today && expiresOn <= end
          ? [{ day: expiresOn, text: words.leavesAfter, entry }]
          : []),
      ];
    })
    .sort((a, b) => a.day.localeCompare(b.day));
  return [
    ...dated.map(({ day, text, entry }) => ({
      place: placeOf(entry),
      note: fill(text, { date: formatDay(day, language) }),
    })),
    ...content.entries
      .filter(({ isDraft }) => isDraft)
      .map((entry) => ({ place: placeOf(entry), note: words.draft })),
  ];
}

/** Texts to be checked again: overdue, or in the next days. */
export function listReviews({
  check,
  content: { today },
  language,
  words,
}: ReportSource): ReportRow[] {
  const end = addDays(today, days);
  return check.reviews
    .filter(({ day }) => day <= end)
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ file, line, day }) => ({
      place: `${file}:${line}`,
      note: fill(day < today ? words.overdueSince : words.dueBy, {
        date: formatDay(day, language),
      }),
    }));
}

const isOutdated = (message: string) => message === 'translationBehind';

/**
 * The translations that the content check misses, or that it points out as older than their
 * original.
 */
export function listTranslations({ check, language, words }: ReportSource): ReportRow[] {
  const missing = check.untranslated.map((one) => {
    const [code = '', id = ''] = one.split(': ');
    return {
      place: `src/content/${id}`,
      note: fill(words.missingIn, { language: languageDetails[code as Language].name }),
    };
  });
  const outdated = check.remarks
    .filter(({ message }) => isOutdated(message))
    .map((remark) => ({ place: remark.file, note: explainFault(remark, language).problem }));
  return [...missing, ...outdated];
}

/** The remarks of the content check that no other section shows. */
export const listRemarks = ({
  check,
  language,
}: Pick<ReportSource, 'check' | 'language'>): ReportRow[] =>
  check.remarks
    .filter(({ message }) => !isOutdated(message))
    .map((remark) => createReportRow(remark, language));

export function createReportRow(fault: Fault, language: Language): ReportRow {
  const { field, problem, expected } = explainFault(fault, language);
  const note = [`${field}: ${problem}`, expected, fault.example].filter(Boolean).join(' – ');
  return { place: `${fault.file}:${fault.line}`, note };
}
