import { languages } from '@federation/i18n/languages';
import { collectionNames } from '@federation/content-model/collections';
import { checkEntry, checkWholeContent } from './run-rules.ts';
import { readContent, type CheckedContent } from '../rule/checked-content.ts';
import { withoutConsequences } from './consequences.ts';
import { openFiles } from '../rules/files/open-files.ts';
import type { Fault } from '../rule/fault.ts';
import { gradeOf } from './grades.ts';
import { findUnrecorded } from '../rules/redirects/published.ts';
import { findReviews, type Review } from './reviews.ts';

export interface ContentReport {
  /** Faults that stop the build. */
  faults: Fault[];
  /** Faults that are worth a look and stop nothing. */
  remarks: Fault[];
  /**
   * Entries without a translation, such as `hi: notices/office-closed`. They are shown in English.
   */
  untranslated: string[];
  /** The days by which texts are to be checked again. The caller decides which are overdue. */
  reviews: Review[];
  entries: number;
  /** The addresses of the site that its list of published addresses does not have yet. */
  newAddresses: string[];
}

/**
 * Checks everything that staff edit, with the rules of `checks.ts`. Finds all faults, not just the
 * first, in the order of the files and their lines.
 *
 * @param today the day in India, `YYYY-MM-DD`
 */
export function checkContent(root: string, today?: string): ContentReport {
  const content = readContent(root, today);
  return toReport(content, findFaults(content));
}

/** Does the same as `checkContent`, and also opens every picture, drawing and PDF. */
export async function checkContentAndFiles(root: string, today?: string): Promise<ContentReport> {
  const opened = openFiles(root);
  const content = readContent(root, today);
  const found = findFaults(content);
  return toReport(content, [...found, ...(await opened)]);
}

const findFaults = (content: CheckedContent): Fault[] =>
  withoutConsequences([
    ...checkWholeContent(content),
    ...content.entries.flatMap((entry) => checkEntry(entry, content)),
  ]);

function toReport(content: CheckedContent, found: readonly Fault[]): ContentReport {
  const sorted = found.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const shown = content.entries.filter(({ isDraft }) => !isDraft);
  return {
    faults: sorted.filter(({ message }) => gradeOf(message) === 'stop'),
    remarks: sorted.filter(({ message }) => gradeOf(message) === 'review'),
    untranslated: shown.flatMap(({ collection, id, files }) =>
      languages
        .filter((one) => !files.some(({ language }) => language === one))
        .map((one) => `${one}: ${collection}/${id}`),
    ),
    reviews: shown.flatMap(({ source }) => findReviews(source)),
    entries: collectionNames.reduce((sum, name) => sum + content.folders[name].length, 0),
    newAddresses: findUnrecorded(content),
  };
}
