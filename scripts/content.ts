import { checkContent } from '../src/build/content-check/check.ts';
import { formatFault } from '../src/build/content-check/explain.ts';
import { formatOverdue } from '../src/build/content-check/reviews.ts';
import { toIndianDay } from '../src/core/indian-day.ts';

const { faults, remarks, untranslated, reviews, entries } = checkContent(process.cwd());

for (const fault of faults) console.error(`${formatFault(fault)}\n`);
for (const { file, line, field, problem } of remarks) console.warn(`Worth a look: ${file}, line ${line}, ${field}: ${problem}`);
for (const entry of untranslated) console.warn(`No translation yet, shown in English: ${entry}`);
for (const reminder of formatOverdue(reviews, toIndianDay(new Date()))) console.warn(reminder);
console.log(`${entries} entries checked, ${faults.length} to fix, ${remarks.length} worth a look.`);
process.exitCode = faults.length > 0 ? 1 : 0;
