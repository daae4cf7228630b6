import { checkContent } from '../src/build/content-check/check.ts';
import { explainFault, formatFault } from '../src/build/content-check/fault.ts';
import { formatOverdue } from '../src/build/content-check/reviews.ts';
import { toIndianDay } from '../src/core/indian-day.ts';

const { faults, remarks, untranslated, reviews, entries } = checkContent(process.cwd());

for (const fault of faults) console.error(`${formatFault(fault, 'en')}\n`);
for (const fault of remarks)
  console.warn(`Worth a look: ${fault.file}, line ${fault.line}, ${fault.field}: ${explainFault(fault, 'en').problem}`);
for (const entry of untranslated) console.warn(`No translation yet, shown in English: ${entry}`);
for (const reminder of formatOverdue(reviews, toIndianDay(new Date()))) console.warn(reminder);
console.log(`${entries} entries checked, ${faults.length} to fix, ${remarks.length} worth a look.`);
process.exitCode = faults.length > 0 ? 1 : 0;
