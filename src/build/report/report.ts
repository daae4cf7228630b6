import type { TranslatedTexts } from '../../i18n/message.ts';
import { editingTexts } from '../../i18n/editing.ts';
import type { report as english } from '../../i18n/en/editing/report.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ContentReport } from '../content-check/check.ts';
import type { Site } from '../content-check/context.ts';
import {
  listCalendar,
  listDemonstration,
  listRemarks,
  listReviews,
  listTranslations,
} from './entries.ts';
import { listLargest, listLinks, listUnused } from './files.ts';

/** One line of the report: a path in the project or an address, and what is to be said of it. */
export interface Row {
  place: string;
  note: string;
}

/** What the report is made from. */
export interface ReportSource {
  site: Site;
  check: ContentReport;
  /** What addresses elsewhere answered; none where nobody asked. */
  answers: ReadonlyMap<string, number | undefined>;
  language: Language;
  words: TranslatedTexts<typeof english>;
}

/** A part of the report: a heading and a list. */
export interface Section {
  title: string;
  rows: readonly Row[];
}

/** The report on the content: what needs doing first, then what is good to know. */
export function createReport(source: Omit<ReportSource, 'words'>): Section[] {
  const words = editingTexts[source.language].report;
  const all = { ...source, words };
  return [
    { title: words.reviews, rows: listReviews(all) },
    { title: words.calendar, rows: listCalendar(all) },
    { title: words.translations, rows: listTranslations(all) },
    { title: words.remarks, rows: listRemarks(all) },
    { title: words.unused, rows: listUnused(all) },
    { title: words.demonstration, rows: listDemonstration(all) },
    { title: words.links, rows: listLinks(all) },
    { title: words.largest, rows: listLargest(all) },
  ];
}
