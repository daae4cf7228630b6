import { editingTexts } from '@federation/i18n/editing';
import {
  listCalendar,
  listDemonstration,
  listRemarks,
  listReviews,
  listTranslations,
} from './entries.ts';
import { listLargest, listLinks, listUnused } from './files.ts';
import type { ReportSource, ReportRow } from './report-source.ts';

/** A part of the report: a heading and a list. */
export interface ReportSection {
  title: string;
  rows: readonly ReportRow[];
}

/** The report on the content: what needs doing first, then what is good to know. */
export function createReport(source: Omit<ReportSource, 'words'>): ReportSection[] {
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
