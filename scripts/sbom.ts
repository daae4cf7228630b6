import { mkdirSync, writeFileSync } from 'node:fs';
import { allowedForTools, findRefused, toExpression } from '../src/build/packages/licences.ts';
import { readSbom } from '../src/build/packages/sbom.ts';

/**
 * Writes the bill of materials of all packages, counts their licences, and fails on one that is not
 * allowed: `npm run sbom`.
 */
const file = 'reports/sbom.cdx.json';
const { text, sbom } = readSbom(process.cwd());
mkdirSync('reports', { recursive: true });
writeFileSync(file, text);

const byLicence = Map.groupBy(
  sbom.components.filter(({ hashes }) => hashes),
  toExpression,
);
const sorted = [...byLicence].sort(([, a], [, b]) => b.length - a.length);
for (const [licence = 'no licence named', components] of sorted)
  console.log(`${String(components.length).padStart(5)}  ${licence}`);
console.log(`${sbom.components.length} packages in ${file}`);

for (const line of findRefused(sbom.components, allowedForTools)) {
  console.error(`${line}, which is not in the list of src/build/packages/licences.ts.`);
  process.exitCode = 1;
}
