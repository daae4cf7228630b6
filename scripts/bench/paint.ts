import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { toLocalPath } from '../../src/core/paths.ts';
import { languages } from '../../src/i18n/languages.ts';
import writePhoneFonts from '../setup/phone-fonts.ts';
import { readMeasurement, writeMeasurement } from './measurements.ts';
import { toVariants, variants, type Variant } from './paint-variants.ts';
import { serveSecurely } from './secure-site.ts';
import { visitWithPhone, type Speed } from './simulated-phone.ts';
import { templates } from './templates.ts';

const runs = 3;

/**
 * Compares pages of the built site with what they would be without fonts and scripts, by Lighthouse on a
 * simulated phone, and writes the medians into the measurements, where the rows of other pages stay.
 *
 * @param chosen pages, such as `/hi/about/legal`; one of each template in each language if none
 */
export async function comparePaint(chosen: readonly string[]): Promise<void> {
  const paths = chosen.length > 0 ? chosen : languages.flatMap((language) => templates.map((path) => toLocalPath(path, language)));
  await writePhoneFonts();
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  writeSite(folder, paths);
  const site = await serveSecurely(folder);
  try {
    console.log(head.join('\n'));
    for (const [index, path] of paths.entries()) {
      const speeds: Record<Variant, Speed[]> = { floor: [], 'without fonts': [], 'without scripts': [], page: [], 'by hand': [] };
      // Alternately, so that other load on the machine affects all of them.
      for (let run = 0; run < runs; run += 1) {
        for (const variant of variants)
          speeds[variant].push(await visitWithPhone(site, variant === 'page' ? path : toAddress(index, variant)));
      }
      const row = toRow(path, speeds);
      console.log(row);
      writeMeasurement('paint', addRow(readMeasurement('paint'), row));
    }
  } finally {
    await site.close();
    rmSync(folder, { recursive: true });
  }
}

const toAddress = (index: number, variant: Variant) => `/paint/${index}-${variant.replace(' ', '-')}`;

/** Writes a folder with the whole built site and the variants of some of its pages. */
function writeSite(folder: string, paths: readonly string[]): void {
  for (const name of readdirSync('dist')) symlinkSync(resolve('dist', name), join(folder, name));
  mkdirSync(join(folder, 'paint'));
  for (const [index, path] of paths.entries()) {
    const source = readFileSync(join('dist', path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    for (const [variant, html] of Object.entries(toVariants(source)) as [Variant, string][]) {
      const file = join(folder, `${toAddress(index, variant)}.html`);
      writeFileSync(file, html);
      writeFileSync(`${file}.br`, brotliCompressSync(html));
    }
  }
}

const head = [
  `| page | day | ${variants.join(' | ')} | over the floor |`,
  `| --- | --- | ${variants.map(() => '---').join(' | ')} | --- |`,
];

function toRow(path: string, speeds: Record<Variant, readonly Speed[]>): string {
  const medians = variants.map((variant) => toMedians(speeds[variant]));
  const over = toMedians(speeds.page).paint / toMedians(speeds.floor).paint - 1;
  const cells = medians.map(({ paint, blocked, speedIndex, score }) => [paint, blocked, speedIndex, score].map(Math.round).join(' / '));
  const day = new Date().toISOString().slice(0, 10);
  return `| \`${path}\` | ${day} | ${cells.join(' | ')} | ${(over * 100).toFixed(1)} % |`;
}

function toMedians(speeds: readonly Speed[]): Speed {
  const take = (name: keyof Speed) => median(speeds.map((speed) => speed[name]));
  return { paint: take('paint'), blocked: take('blocked'), speedIndex: take('speedIndex'), score: take('score') };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Puts a row into the table in place of the older one of the same page, or at its end. */
function addRow(table: string, row: string): string {
  const toPage = (line: string) => line.split(' | ')[0];
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const isKnown = rows.some((line) => toPage(line) === toPage(row));
  return [...head, ...rows.map((line) => (toPage(line) === toPage(row) ? row : line)), ...(isKnown ? [] : [row])].join('\n');
}
