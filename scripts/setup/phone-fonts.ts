import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import fontverter from 'fontverter';
import { fontParts, toSourceFile } from '@federation/base/font-files';
import { subsetFont } from '../../src/font-subset/subset-font.ts';

const require = createRequire(import.meta.url);
const folder = resolve('node_modules/.cache/phone-fonts');
const configuration = join(folder, 'fonts.conf');

/**
 * Environment that gives a browser the fonts of an Android phone and no others, so that pages have
 * the same size on every machine with Linux. Call `writePhoneFonts` first; Playwright does so by
 * itself.
 */
export const phoneFontsEnvironment = { FONTCONFIG_FILE: configuration };

/** Writes the fonts, and the configuration of the browser that names them. */
export default async function writePhoneFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const read = (file: string) => readFileSync(require.resolve(file));
  const characters = fontParts.map((part) => part.characters).join('');
  // One file with every weight, as newer phones have it.
  const devanagari = await subsetFont(read(toSourceFile('text', 'devanagari')), {
    characters,
    weight: { min: 400, max: 700 },
    format: 'sfnt',
  });
  writeFileSync(join(folder, 'devanagari.ttf'), devanagari);
  for (const [name, file] of [
    ['sans', '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'],
    ['serif', '@fontsource/noto-serif/files/noto-serif-latin-400-normal.woff2'],
    ['serif-bold', '@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff2'],
  ] as const)
    writeFileSync(join(folder, `${name}.ttf`), await fontverter.convert(read(file), 'sfnt'));
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>
  <alias><family>serif</family><prefer><family>Noto Serif</family></prefer></alias>
</fontconfig>
`,
  );
}
