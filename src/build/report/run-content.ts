import { join, relative } from 'node:path';
import { toAnnotations, toSummary } from '../content-check/annotations.ts';
import { checkContentAndFiles } from '../content-check/check.ts';
import { readSite } from '../content-check/context.ts';
import { fixBytes } from '../content-check/bytes/fix-bytes.ts';
import { fixFile } from '../content-check/files/fix-file.ts';
import { isText, listFiles } from '../content-check/files/list-files.ts';
import { readOptions, type ContentOptions } from '../content-check/options.ts';
import { printReport } from '../content-check/print-report.ts';
import { listName, recordAddresses } from '../content-check/redirects/published.ts';
import { readPublished } from '../content-check/redirects/read-published.ts';
import { watchFolder } from '../content-check/watch.ts';
import { readContentFile } from '../content/content-file.ts';
import { askAddresses } from './ask-addresses.ts';
import { findOutsideLinks } from './links.ts';
import { toMarkdown, toText } from './print.ts';
import { createReport } from './report.ts';
import { formatDay } from '../../core/dates.ts';
import { toIndianDay } from '../../core/indian-day.ts';
import { editingTexts } from '../../i18n/editing.ts';
import { fill } from '../../i18n/fill.ts';

/**
 * Does what `npm run content` is asked for, and prints it.
 *
 * @param args what is written after the command
 * @param root the folder of the project
 * @returns the status with which the command ends: 1 where something stops the build, 2 where what
 * is asked can’t be followed
 */
export async function runContent(args: readonly string[], root: string): Promise<number> {
  const options = readOptions(args, root);
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  if (options.fix) await fix(root, options);
  if (options.addresses) await fetchAddresses(root, options);
  if (!options.watch) return check(root, options);
  watchFolder(join(root, 'src/content'), () => {
    void printAgain(root, options);
  });
  return 0;
}

async function check(root: string, options: ContentOptions): Promise<number> {
  const report = await checkContentAndFiles(root);
  const { language, all, markdown } = options;
  if (markdown) console.log(toSummary(report, language, all));
  const isClean = markdown ? report.faults.length === 0 : printReport(report, options) === 0;
  if (all) await printAll(root, options);
  if (options.annotate) console.log(toAnnotations(report, language).join('\n'));
  if (report.faults.length === 0) keepAddresses(root, report.newAddresses, options);
  return isClean ? 0 : 1;
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
  recordAddresses(join(root, 'src/content'), addresses);
  const values = { list: `src/content/${listName}`, addresses: addresses.join(', ') };
  console.log(fill(editingTexts[language].phrases['addresses.added'], values));
}

/** Adds the addresses that the site has; where it can’t be read, the list stays as it is. */
async function fetchAddresses(root: string, { language }: ContentOptions): Promise<void> {
  const site = readContentFile(root, 'src/content/settings.yaml').data['site'];
  const addresses = await readPublished(String(site));
  if (addresses) recordAddresses(join(root, 'src/content'), addresses);
  else
    console.warn(
      fill(editingTexts[language].phrases['addresses.unread'], {
        site: String(site),
        list: `src/content/${listName}`,
      }),
    );
}

/** Prints what the content needs next, and what is good to know of it. */
async function printAll(
  root: string,
  { language, days, fetch, markdown }: ContentOptions,
): Promise<void> {
  const today = toIndianDay(new Date());
  const answers = fetch
    ? await askAddresses([...findOutsideLinks(readSite(root, join(root, 'src/content'))).keys()])
    : undefined;
  const words = editingTexts[language].report;
  const title = fill(words.title, { date: formatDay(today, language) });
  const sections = createReport(root, { language, days, today, answers });
  console.log(`\n${(markdown ? toMarkdown : toText)(sections, title, words)}`);
}

async function printAgain(root: string, options: ContentOptions): Promise<void> {
  try {
    printReport(await checkContentAndFiles(root), options);
    console.log(`\n${editingTexts[options.language].phrases['command.watching']}\n`);
  } catch (error) {
    // A file that is being replaced is gone for a moment; the change after that brings the next
    // check.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
