import { scaleBars, type Bar } from '../../core/charts.ts';
import type { TranslatedTexts } from '../../i18n/message.ts';
import type { report as english } from '../../i18n/en/editing/report.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ContentReport } from '../content-check/check.ts';
import type { Site } from '../content-check/context.ts';

/** How far the report looks ahead, unless it is told otherwise. */
export const reportDays = 60;

/** One line of the report. */
export interface Row {
  /** A path in the project, or an address. */
  place: string;
  note: string;
}

/** A part of the report: a heading, what it is about, a chart and a list. */
export interface Section {
  id: string;
  title: string;
  about: string;
  bars: readonly Bar[];
  rows: readonly Row[];
}

/** What the sections are made from. */
export interface ReportSource {
  root: string;
  site: Site;
  check: ContentReport;
  /** Today in India, `YYYY-MM-DD`. */
  today: string;
  /** How far the report looks ahead. */
  days: number;
  /** What addresses elsewhere answered; none where nobody asked. */
  answers: ReadonlyMap<string, number | undefined>;
  language: Language;
  words: TranslatedTexts<typeof english>;
}

/** Bars from labels and their numbers. */
export function toCountBars(counts: readonly (readonly [label: string, count: number])[]): Bar[] {
  return scaleBars(counts.map(([label, count]) => ({ value: label, label, count })));
}

/** The labels with how often each occurs, the most frequent first. */
export function countEach(labels: readonly string[]): [string, number][] {
  return [...Map.groupBy(labels, (label) => label)]
    .map(([label, { length }]): [string, number] => [label, length])
    .sort((a, b) => b[1] - a[1]);
}
