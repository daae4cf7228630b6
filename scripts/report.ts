import { join } from 'node:path';
import { readSite } from '../src/build/content-check/context.ts';
import { askAddresses } from '../src/build/report/ask-addresses.ts';
import { findOutsideLinks } from '../src/build/report/links.ts';
import { toMarkdown, toText } from '../src/build/report/print.ts';
import { readReportOptions } from '../src/build/report/options.ts';
import { createReport } from '../src/build/report/report.ts';
import { formatDay } from '../src/core/dates.ts';
import { toIndianDay } from '../src/core/indian-day.ts';
import { editingTexts } from '../src/i18n/editing.ts';
import { fill } from '../src/i18n/fill.ts';

/**
 * Prints the report on the content: `npm run report`, with `-- --hi`, `--days 90`, `--fetch` or
 * `--markdown`.
 */

const options = readReportOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.error(options);
  process.exit(2);
}
const { language, days, markdown } = options;
const root = process.cwd();
const today = toIndianDay(new Date());
const answers = options.fetch
  ? await askAddresses([...findOutsideLinks(readSite(root, join(root, 'src/content'))).keys()])
  : undefined;
const sections = createReport(root, { language, days, today, answers });
const words = editingTexts[language].report;
const title = fill(words.title, { date: formatDay(today, language) });
console.log((markdown ? toMarkdown : toText)(sections, title, words));
