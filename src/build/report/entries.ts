import { toPublication } from '../../core/publication.ts';
import { formatDay } from '../../core/dates.ts';
import { addDays } from '../../core/working-days.ts';
import { fill } from '../../i18n/fill.ts';
import { languageDetails, languages, type Language } from '../../i18n/languages.ts';
import type { CommonData } from '../../content-model/fields/common.ts';
import type { Entry } from '../content-check/context.ts';
import { explainFault } from '../content-check/format-fault.ts';
import { countEach, toCountBars, type ReportSource, type Section } from './section.ts';

/** The sections that are about entries. */

const factsOf = ({ source }: Entry) => source.data as Partial<CommonData>;
const placeOf = ({ collection, id }: Entry) => `src/content/${collection}/${id}`;
const toCollections = (entries: readonly Entry[]) =>
  toCountBars(countEach(entries.map(({ collection }) => collection)));

export function listEntries({ site, words }: ReportSource): Section {
  return {
    id: 'entries',
    title: words.entries,
    about: words.entriesAbout,
    bars: toCollections(site.entries),
    rows: [],
  };
}

export function listDemonstration({ site, words }: ReportSource): Section {
  const entries = site.entries.filter((entry) => factsOf(entry).demonstration === true);
  return {
    id: 'demonstration',
    title: words.demonstration,
    about: words.demonstrationAbout,
    bars: toCollections(entries),
    rows: entries.map((entry) => ({ place: placeOf(entry), note: '' })),
  };
}

/**
 * What appears and leaves until the last day that the report looks at, and what is kept off the
 * site.
 */
export function listCalendar({ site, today, days, language, words }: ReportSource): Section {
  const end = addDays(today, days);
  const dated = site.entries
    .filter(({ isDraft }) => !isDraft)
    .flatMap((entry) => {
      const { publishFrom, expiresOn } = factsOf(entry);
      const isScheduled = toPublication({ publishFrom }, today) === 'scheduled';
      return [
        ...(publishFrom && isScheduled && publishFrom <= end
          ? [{ day: publishFrom, kind: 'appears', text: words.appearsOn, entry }]
          : []),
        ...(expiresOn && expiresOn >= today && expiresOn <= end
          ? [{ day: expiresOn, kind: 'leaves', text: words.leavesAfter, entry }]
          : []),
      ];
    })
    .sort((a, b) => a.day.localeCompare(b.day));
  const drafts = site.entries.filter(({ isDraft }) => isDraft);
  const count = (kind: string) => dated.filter((one) => one.kind === kind).length;
  return {
    id: 'calendar',
    title: words.calendar,
    about: fill(words.calendarAbout, { days }),
    bars: toCountBars([
      [words.appears, count('appears')],
      [words.leaves, count('leaves')],
      [words.drafts, drafts.length],
    ]),
    rows: [
      ...dated.map(({ day, text, entry }) => ({
        place: placeOf(entry),
        note: fill(text, { date: formatDay(day, language) }),
      })),
      ...drafts.map((entry) => ({ place: placeOf(entry), note: words.draft })),
    ],
  };
}

export function listReviews({ check, today, days, language, words }: ReportSource): Section {
  const end = addDays(today, days);
  const sorted = [...check.reviews].sort((a, b) => a.day.localeCompare(b.day));
  const overdue = sorted.filter(({ day }) => day < today);
  const near = sorted.filter(({ day }) => day >= today && day <= end);
  const toRows = (reviews: typeof sorted, text: string) =>
    reviews.map(({ file, line, day }) => ({
      place: `${file}:${line}`,
      note: fill(text, { date: formatDay(day, language) }),
    }));
  return {
    id: 'reviews',
    title: words.reviews,
    about: words.reviewsAbout,
    bars: toCountBars([
      [words.overdue, overdue.length],
      [fill(words.near, { days }), near.length],
      [words.later, sorted.length - overdue.length - near.length],
    ]),
    rows: [...toRows(overdue, words.overdueSince), ...toRows(near, words.dueBy)],
  };
}

/**
 * The translations that the content check misses, or that it points out as older than their
 * original.
 */
export function listTranslations({ site, check, language, words }: ReportSource): Section {
  const missing = check.untranslated.map((one) => {
    const [code = '', id = ''] = one.split(': ');
    return {
      place: `src/content/${id}`,
      note: fill(words.missingIn, { language: languageDetails[code as Language].name }),
    };
  });
  const behind = check.remarks
    .filter(({ message }) => isBehind(message))
    .map((remark) => ({ place: remark.file, note: explainFault(remark, language).problem }));
  const shown = site.entries.filter(({ isDraft }) => !isDraft);
  const all = shown.length * (languages.length - 1);
  return {
    id: 'translations',
    title: words.translations,
    about: words.translationsAbout,
    bars: toCountBars([
      [words.translated, all - missing.length - behind.length],
      [words.behind, behind.length],
      [words.missing, missing.length],
    ]),
    rows: [...missing, ...behind],
  };
}

const isBehind = (message: string) => message === 'translationBehind';

/** What the content check points out, without what other sections have. */
export function listRemarks({ check, language, words }: ReportSource): Section {
  const remarks = check.remarks.filter(({ message }) => !isBehind(message));
  return {
    id: 'remarks',
    title: words.remarks,
    about: words.remarksAbout,
    bars: [],
    rows: remarks.map((remark) => {
      const { field, problem } = explainFault(remark, language);
      return { place: `${remark.file}:${remark.line}`, note: `${field}: ${problem}` };
    }),
  };
}
