import { join, relative } from 'node:path';
import { checkContentAndFiles, type ContentReport } from '../check/check.ts';
import { readContent } from '../rule/checked-content.ts';
import { fixBytes } from '../rules/bytes/fix-bytes.ts';
import { fixFile } from '../rules/files/fix-file.ts';
import { isText, listFiles } from '../rule/list-files.ts';
import { formatFault, formatRemark } from '../rule/format-fault.ts';
import { readOptions, type ContentOptions } from '../check/options.ts';
import { listName, recordAddresses } from '../rules/redirects/published.ts';
import { fetchPublished } from '../rules/redirects/fetch-published.ts';
import { formatOverdue } from '../check/reviews.ts';
import { readSiteFile } from '@federation/content-model/files/site-files';
import { requestAddresses } from './request-addresses.ts';
import { listRemarks, createReportRow } from './entries.ts';
import { findOutsideLinks } from './files.ts';
import { formatMarkdown, formatText } from './print.ts';
import { createReport } from './report.ts';
import { toIndianDay } from '@federation/base/indian-day';
import { editingTexts } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';

/**
 * Runs `npm run content` and prints its result.
 *
 * @param args what is written after the command
 * @param root the folder of the project
 * @returns the exit status: 1 where something stops the build, 2 for wrong options
 */
export async function runContent(args: readonly string[], root: string): Promise<number> {
  const options = readOptions(args, root);
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  if (options.fix) await fix(root, options);
  if (options.addresses) await fetchAddresses(root, options);
  return check(root, options);
}

async function check(root: string, options: ContentOptions): Promise<number> {
  const { language, all, fetch, markdown, under } = options;
  const report = below(await checkContentAndFiles(root), under);
  const content = readContent(root);
  const words = editingTexts[language].report;
  const answers = fetch ? await requestAddresses([...findOutsideLinks(content).keys()]) : new Map();
  const sections = all ? createReport({ content, check: report, answers, language }) : [];
  if (markdown) {
    const faults = report.faults.map((fault) => createReportRow(fault, language));
    const first = [
      { title: words.faults, rows: faults },
      ...(all ? [] : [{ title: words.remarks, rows: listRemarks({ check: report, language }) }]),
    ];
    console.log(formatMarkdown([...first, ...sections], words.nothing));
  } else {
    printReport(report, options);
    if (all) console.log(`\n${formatText(sections, words.nothing)}`);
  }
  if (report.faults.length > 0) return 1;
  keepAddresses(root, report.newAddresses, options);
  return 0;
}

/** Prints the faults that stop the build first. */
function printReport(report: ContentReport, { language, all }: ContentOptions): void {
  const { faults, remarks, untranslated, reviews, entries } = report;
  const { phrases } = editingTexts[language];
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
}

/** The part of a report that is about a file or about what is in a folder. */
function below(report: ContentReport, under: string | undefined): ContentReport {
  if (under === undefined) return report;
  const isBelow = ({ file }: { file: string }) => file === under || file.startsWith(`${under}/`);
  return {
    ...report,
    faults: report.faults.filter(isBelow),
    remarks: report.remarks.filter(isBelow),
    reviews: report.reviews.filter(isBelow),
    untranslated: report.untranslated.filter((entry) =>
      isBelow({ file: `src/content/${entry.replace(/^\w+: /, '')}` }),
    ),
    // A file outside of the path may be wrong.
    newAddresses: report.faults.length > 0 ? [] : report.newAddresses,
  };
}

async function fix(root: string, { under, language }: ContentOptions): Promise<void> {
  const folder = join(root, 'src/content');
  for (const name of listFiles(folder)) {
    const path = join(folder, name);
    const file = relative(root, path);
    const isAsked = under === undefined || `${file}/`.startsWith(`${under}/`);
    if (isAsked && (isText(name) ? fixBytes(path) : await fixFile(path)))
      console.log(fill(editingTexts[language].phrases['command.fixed'], { file }));
  }
}

/** Adds new addresses to the list of those that were ever published. */
function keepAddresses(
  root: string,
  addresses: readonly string[],
  { language }: ContentOptions,
): void {
  if (addresses.length === 0) return;
  recordAddresses(root, addresses);
  const values = { list: `src/content/${listName}`, addresses: addresses.join(', ') };
  console.log(fill(editingTexts[language].phrases['addresses.added'], values));
}

/** Adds the addresses that the site has; where it can’t be read, the list stays as it is. */
async function fetchAddresses(root: string, { language }: ContentOptions): Promise<void> {
  const site = readSiteFile(root, 'settings').data['site'];
  const addresses = await fetchPublished(String(site));
  if (addresses) recordAddresses(root, addresses);
  else
    console.warn(
      fill(editingTexts[language].phrases['addresses.unread'], {
        site: String(site),
        list: `src/content/${listName}`,
      }),
    );
}
