import type { editingTexts } from '@federation/i18n/editing';
import type { Language } from '@federation/i18n/languages';
import type { ContentReport } from '../check/check.ts';
import type { CheckedContent } from '../rule/checked-content.ts';

/** One line of the report: a path in the project or an address, and a note on it. */
export interface ReportRow {
  place: string;
  note: string;
}

/** The source of the report. */
export interface ReportSource {
  content: CheckedContent;
  check: ContentReport;
  /** The status that each address elsewhere answered with; empty where nobody asked. */
  answers: ReadonlyMap<string, number | undefined>;
  language: Language;
  words: (typeof editingTexts)[Language]['report'];
}
