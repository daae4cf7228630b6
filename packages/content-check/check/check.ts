import { join } from 'node:path';
import { toIndianDay } from '@federation/base/indian-day';
import { languages } from '@federation/i18n/languages';
import { collectionNames } from '@federation/content-model/collections';
import { checkEntry, checkWholeContent } from './run-rules.ts';
import { readContent } from '../rule/checked-content.ts';
import { withoutConsequences } from './consequences.ts';
import { openFiles } from '../rules/files/open-files.ts';
import type { Fault } from '../rule/fault.ts';
import { gradeOf } from './grades.ts';
import type { Grade } from '../rule/rule.ts';
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
 * Checks everything that staff edit below `contentFolder`, with the rules of `checks.ts`. Finds all
 * faults, not just the first, in the order of the files and their lines.
 *
 * @param today the day in India, `YYYY-MM-DD`
 */
export function checkContent(
  root: string,
  contentFolder = join(root, 'src/content'),
  today = toIndianDay(new Date()),
): ContentReport {
  const content = readContent(root, contentFolder, today);
  const found = withoutConsequences([
    ...checkWholeContent(content),
    ...content.entries.flatMap((entry) => checkEntry(entry, content)),
  ]);
  found.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const shown = content.entries.filter(({ isDraft }) => !isDraft);
  return {
    faults: found.filter(({ message }) => gradeOf(message) === 'stop'),
    remarks: found.filter(({ message }) => gradeOf(message) === 'review'),
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

/** Does the same as `checkContent`, and also opens every picture, drawing and PDF. */
export async function checkContentAndFiles(
  root: string,
  contentFolder = join(root, 'src/content'),
  today = toIndianDay(new Date()),
): Promise<ContentReport> {
  const opened = openFiles(root, contentFolder);
  const report = checkContent(root, contentFolder, today);
  const found = await opened;
  const withFound = (faults: readonly Fault[], grade: Grade) =>
    [...faults, ...found.filter(({ message }) => gradeOf(message) === grade)].sort(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
    );
  return {
    ...report,
    faults: withFound(report.faults, 'stop'),
    remarks: withFound(report.remarks, 'review'),
  };
}
