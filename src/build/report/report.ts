import { join } from 'node:path';
import { toIndianDay } from '../../core/indian-day.ts';
import { editingTexts } from '../../i18n/editing.ts';
import type { Language } from '../../i18n/languages.ts';
import { checkContent } from '../content-check/check.ts';
import { readSite } from '../content-check/context.ts';
import {
  listCalendar,
  listDemonstration,
  listEntries,
  listRemarks,
  listReviews,
  listTranslations,
} from './entries.ts';
import { listUnused, listWeights } from './files.ts';
import { listLinks } from './links.ts';
import { reportDays, type ReportSource, type Section } from './section.ts';

export interface ReportOptions {
  language: Language;
  /** How many days the report looks ahead. */
  days?: number;
  /** Today in India, `YYYY-MM-DD`. */
  today?: string;
  /** What addresses elsewhere answered. */
  answers?: ReadonlyMap<string, number | undefined>;
}

/** What needs doing first, then what is good to know. */
const sections: readonly ((source: ReportSource) => Section)[] = [
  listReviews,
  listCalendar,
  listTranslations,
  listRemarks,
  listUnused,
  listEntries,
  listDemonstration,
  listLinks,
  listWeights,
];

/**
 * The report on the content of a project: what is missing, due, coming and heavy.
 *
 * @param root the folder of the project
 */
export function createReport(
  root: string,
  {
    language,
    days = reportDays,
    today = toIndianDay(new Date()),
    answers = new Map(),
  }: ReportOptions,
): Section[] {
  const site = readSite(root, join(root, 'src/content'));
  const check = checkContent(root);
  const source: ReportSource = {
    root,
    site,
    check,
    today,
    days,
    answers,
    language,
    words: editingTexts[language].report,
  };
  return sections.map((list) => list(source));
}
