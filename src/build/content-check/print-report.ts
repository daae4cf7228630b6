import { toIndianDay } from '../../core/indian-day.ts';
import { editingTexts } from '../../i18n/editing.ts';
import { fill } from '../../i18n/fill.ts';
import type { ContentReport } from './check.ts';
import { formatFault, formatRemark } from './format-fault.ts';
import type { ContentOptions } from './options.ts';
import { formatOverdue } from './reviews.ts';

/** The part of a report that is about a file or about what is in a folder. */
function below(report: ContentReport, under: string): ContentReport {
  const isBelow = (file: string) => file === under || file.startsWith(`${under}/`);
  return {
    ...report,
    faults: report.faults.filter(({ file }) => isBelow(file)),
    remarks: report.remarks.filter(({ file }) => isBelow(file)),
    reviews: report.reviews.filter(({ file }) => isBelow(file)),
    untranslated: report.untranslated.filter((entry) =>
      isBelow(`src/content/${entry.replace(/^\w+: /, '')}`),
    ),
  };
}

/**
 * Prints what the check found, what stops the build first, and returns how much that is. With `all`
 * the rest follows in the sections of the report.
 */
export function printReport(
  full: ContentReport,
  { language, under, all = false }: Pick<ContentOptions, 'language'> & Partial<ContentOptions>,
): number {
  const { phrases } = editingTexts[language];
  const { faults, remarks, untranslated, reviews, entries } =
    under === undefined ? full : below(full, under);
  for (const fault of faults) console.error(`${formatFault(fault, language)}\n`);
  if (!all) {
    for (const remark of remarks) console.warn(formatRemark(remark, language));
    for (const entry of untranslated) console.warn(fill(phrases['report.untranslated'], { entry }));
    for (const reminder of formatOverdue(reviews, toIndianDay(new Date()), language))
      console.warn(reminder);
  }
  console.log(
    fill(phrases['report.summary'], { entries, faults: faults.length, remarks: remarks.length }),
  );
  return faults.length;
}
