import { join, relative } from 'node:path';
import { checkContentAndFiles } from '../src/build/content-check/check.ts';
import { fixBytes } from '../src/build/content-check/bytes/fix-bytes.ts';
import { listTextFiles } from '../src/build/content-check/bytes/list-text-files.ts';
import { fixFile } from '../src/build/content-check/files/fix-file.ts';
import { listFiles } from '../src/build/content-check/files/list-files.ts';
import { readOptions, type ContentOptions } from '../src/build/content-check/options.ts';
import { printReport } from '../src/build/content-check/print-report.ts';
import { listName, recordAddresses } from '../src/build/content-check/redirects/published.ts';
import { watchFolder } from '../src/build/content-check/watch.ts';
import { isUpload } from '../src/build/uploads/open-upload.ts';
import { editingTexts } from '../src/i18n/editing.ts';
import { fill } from '../src/i18n/fill.ts';

const root = process.cwd();
const options = readOptions(process.argv.slice(2), root);

if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 2;
} else {
  if (options.fix) await fix(options);
  await check(options);
}

async function check(options: ContentOptions): Promise<void> {
  if (!options.watch) {
    const report = await checkContentAndFiles(root);
    const isClean = printReport(report, options) === 0;
    process.exitCode =
      isClean && (report.faults.length > 0 || keepAddresses(report.newAddresses, options)) ? 0 : 1;
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

/**
 * Adds new addresses to the list of those that were ever published. Where nobody would commit the
 * list, it is said that they are missing.
 *
 * @returns whether the list is complete
 */
function keepAddresses(addresses: readonly string[], { language }: ContentOptions): boolean {
  if (addresses.length === 0) return true;
  const { phrases } = editingTexts[language];
  const values = { list: `src/content/${listName}`, addresses: addresses.join(', ') };
  if (process.env['CI']) {
    console.error(fill(phrases['addresses.missing'], values));
    return false;
  }
  recordAddresses(join(root, 'src/content'), addresses);
  console.log(fill(phrases['addresses.added'], values));
  return true;
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
