import { checkContent } from '../src/build/content-check/check.ts';
import { formatFault } from '../src/build/content-check/explain.ts';

const { faults, untranslated, entries } = checkContent(process.cwd());

for (const fault of faults) console.error(`${formatFault(fault)}\n`);
for (const entry of untranslated) console.warn(`No translation yet, shown in English: ${entry}`);
console.log(`${entries} entries checked, ${faults.length} to fix.`);
process.exitCode = faults.length > 0 ? 1 : 0;
