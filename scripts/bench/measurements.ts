import { readFileSync, writeFileSync } from 'node:fs';

/** The document with what was measured last. Each benchmark writes between `<!-- name -->` and `<!-- end -->`. */
const file = 'docs/developers/measurements.md';

/** What a benchmark has written into the document. */
export function readMeasurement(name: string): string {
  return split(name).written;
}

/** Replaces what a benchmark has written into the document. */
export function writeMeasurement(name: string, text: string): void {
  const { before, after } = split(name);
  writeFileSync(file, `${before}\n${text}\n${after}`);
}

function split(name: string): { before: string; written: string; after: string } {
  const document = readFileSync(file, 'utf8');
  const mark = `<!-- ${name} -->\n`;
  const start = document.indexOf(mark) + mark.length;
  const end = document.indexOf('<!-- end -->', start);
  if (start < mark.length || end < 0) throw new Error(`${file} has no place for “${name}”: write <!-- ${name} --> and <!-- end --> there.`);
  return { before: document.slice(0, start), written: document.slice(start, end).trim(), after: `\n${document.slice(end)}` };
}
