import { join, relative } from 'node:path';
import { toAnnotations, toSummary } from '../src/build/content-check/annotations.ts';
import { checkContentAndFiles } from '../src/build/content-check/check.ts';
import { readSite } from '../src/build/content-check/context.ts';
import { fixBytes } from '../src/build/content-check/bytes/fix-bytes.ts';
import { listTextFiles } from '../src/build/content-check/bytes/list-text-files.ts';
import { fixFile } from '../src/build/content-check/files/fix-file.ts';
import { listFiles } from '../src/build/content-check/files/list-files.ts';
import { readOptions, type ContentOptions } from '../src/build/content-check/options.ts';
import { printReport } from '../src/build/content-check/print-report.ts';
import { listName, recordAddresses } from '../src/build/content-check/redirects/published.ts';
import { readPublished } from '../src/build/content-check/redirects/read-published.ts';
import { watchFolder } from '../src/build/content-check/watch.ts';
import { readContentFile } from '../src/build/content/content-file.ts';
import { askAddresses } from '../src/build/report/ask-addresses.ts';
import { findOutsideLinks } from '../src/build/report/links.ts';
import { toMarkdown, toText } from '../src/build/report/print.ts';
import { createReport } from '../src/build/report/report.ts';
import { isUpload } from '../src/build/uploads/open-upload.ts';
import { formatDay } from '../src/core/dates.ts';
import { toIndianDay } from '../src/core/indian-day.ts';
import { editingTexts } from '../src/i18n/editing.ts';
import { fill } from '../src/i18n/fill.ts';

const root = process.cwd();
const options = readOptions(process.argv.slice(2), root);

if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 2;
} else {
  if (options.fix) await fix(options);
  if (options.addresses) await fetchAddresses(options);
  await check(options);
}

async function check(options: ContentOptions): Promise<void> {
  if (!options.watch) {
    const report = await checkContentAndFiles(root);
    const { language, all, markdown } = options;
    if (markdown) console.log(toSummary(report, language, all));
    const isClean = markdown ? report.faults.length === 0 : printReport(report, options) === 0;
    if (all) await printAll(options);
    if (options.annotate) console.log(toAnnotations(report, language).join('\n'));
    if (report.faults.length === 0) keepAddresses(report.newAddresses, options);
    process.exitCode = isClean ? 0 : 1;
    return;
  }
  watchFolder(join(root, 'src/content'), () => {
    void printAgain(options);
  });
}

async function fix({ under, language }: ContentOptions): Promise<void> {
  const folder = join(root, 'src/content');
  const uploads = listFiles(folder).files.filter(isUpload);
  const fixes = [
    ...listTextFiles(folder).map((path) => ({ path, toFixed: fixBytes })),
    ...uploads.map((name) => ({ path: join(folder, name), toFixed: fixFile })),
  ];
  for (const { path, toFixed } of fixes) {
    const file = relative(root, path);
    const isAsked = under === undefined || `${file}/`.startsWith(`${under}/`);
    if (isAsked && (await toFixed(path)))
      console.log(fill(editingTexts[language].phrases['command.fixed'], { file }));
  }
}

/** Adds new addresses to the list of those that were ever published. */
function keepAddresses(addresses: readonly string[], { language }: ContentOptions): void {
  if (addresses.length === 0) return;
  recordAddresses(join(root, 'src/content'), addresses);
  const values = { list: `src/content/${listName}`, addresses: addresses.join(', ') };
  console.log(fill(editingTexts[language].phrases['addresses.added'], values));
}

/** Adds the addresses that the site has; where it can’t be read, the list stays as it is. */
async function fetchAddresses({ language }: ContentOptions): Promise<void> {
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
async function printAll({ language, days, fetch, markdown }: ContentOptions): Promise<void> {
  const today = toIndianDay(new Date());
  const answers = fetch
    ? await askAddresses([...findOutsideLinks(readSite(root, join(root, 'src/content'))).keys()])
    : undefined;
  const words = editingTexts[language].report;
  const title = fill(words.title, { date: formatDay(today, language) });
  const sections = createReport(root, { language, days, today, answers });
  console.log(`\n${(markdown ? toMarkdown : toText)(sections, title, words)}`);
}

async function printAgain(options: ContentOptions): Promise<void> {
  try {
    printReport(await checkContentAndFiles(root), options);
    console.log(`\n${editingTexts[options.language].phrases['command.watching']}\n`);
  } catch (error) {
    // A file that is being replaced is gone for a moment; the change after that brings the next
    // check.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
