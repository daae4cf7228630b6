import { join } from 'node:path';
import { checkContent } from '../src/build/content-check/check.ts';
import { readOptions, type ContentOptions } from '../src/build/content-check/options.ts';
import { printReport } from '../src/build/content-check/print-report.ts';
import { watchFolder } from '../src/build/content-check/watch.ts';
import { editingTexts } from '../src/i18n/editing.ts';

const root = process.cwd();
const options = readOptions(process.argv.slice(2), root);

if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 2;
} else if (options.watch) {
  watchFolder(join(root, 'src/content'), () => {
    printAgain(options);
  });
} else {
  process.exitCode = printReport(checkContent(root), options) > 0 ? 1 : 0;
}

function printAgain(options: ContentOptions): void {
  try {
    printReport(checkContent(root), options);
    console.log(`\n${editingTexts[options.language].phrases['command.watching']}\n`);
  } catch (error) {
    // A file that is being replaced is gone for a moment; the change after that brings the next check.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
