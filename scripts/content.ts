import { checkContent } from '../src/build/content-check/check.ts';
import { formatFault, formatRemark } from '../src/build/content-check/format-fault.ts';
import { formatOverdue } from '../src/build/content-check/reviews.ts';
import { toIndianDay } from '../src/core/indian-day.ts';
import { editingTexts } from '../src/i18n/editing.ts';
import { fill } from '../src/i18n/fill.ts';

const language = 'en';
const { phrases } = editingTexts[language];
const { faults, remarks, untranslated, reviews, entries } = checkContent(process.cwd());

for (const fault of faults) console.error(`${formatFault(fault, language)}\n`);
for (const remark of remarks) console.warn(formatRemark(remark, language));
for (const entry of untranslated) console.warn(fill(phrases['report.untranslated'], { entry }));
for (const reminder of formatOverdue(reviews, toIndianDay(new Date()), language)) console.warn(reminder);
console.log(fill(phrases['report.summary'], { entries, faults: faults.length, remarks: remarks.length }));
process.exitCode = faults.length > 0 ? 1 : 0;
