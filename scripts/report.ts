import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSite } from '../src/build/content-check/context.ts';
import { askAddresses } from '../src/build/report/ask-addresses.ts';
import { findOutsideLinks } from '../src/build/report/links.ts';
import { toMarkdown, toText } from '../src/build/report/print.ts';
import { createReport, reportDays } from '../src/build/report/report.ts';
import { formatDay } from '../src/core/dates.ts';
import { toIndianDay } from '../src/core/indian-day.ts';
import { editingTexts } from '../src/i18n/editing.ts';
import { fill } from '../src/i18n/fill.ts';
import { defaultLanguage, translationLanguages } from '../src/i18n/languages.ts';

/**
 * Prints the report on the content: `npm run report`, with `-- --hi`, `--days 90`, `--fetch` or
 * `--markdown`.
 */

const { values } = parseArgs({
  options: {
    ...Object.fromEntries(
      translationLanguages.map((one) => [one, { type: 'boolean' as const, default: false }]),
    ),
    days: { type: 'string', default: String(reportDays) },
    fetch: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
  },
});

const asked: Readonly<Record<string, unknown>> = values;
const language = translationLanguages.find((one) => asked[one]) ?? defaultLanguage;
const days = Number(values.days);
if (!Number.isInteger(days) || days < 1)
  throw new Error('--days takes a whole number, such as --days 90.');
const root = process.cwd();
const today = toIndianDay(new Date());
const answers = values.fetch
  ? await askAddresses([...findOutsideLinks(readSite(root, join(root, 'src/content'))).keys()])
  : undefined;
const sections = createReport(root, { language, days, today, answers });
const words = editingTexts[language].report;
const title = fill(words.title, { date: formatDay(today, language) });
console.log((values.markdown ? toMarkdown : toText)(sections, title, words));
