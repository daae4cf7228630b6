import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fontParts, toSourceFile } from '../../src/build/fonts/scripts.ts';
import { subsetFont } from '../../src/build/fonts/subset-font.ts';

const require = createRequire(import.meta.url);
const folder = resolve('node_modules/.cache/device-font');
const configuration = join(folder, 'fonts.conf');

/**
 * What a browser must be started with to have a Devanagari font, as the phones of readers do. A test machine
 * has none, and would measure how its boxes give way to letters. Playwright runs `writeDeviceFont` first.
 */
export const deviceFontEnvironment = { FONTCONFIG_FILE: configuration };

/** Writes the font and the configuration of the browser that names it. */
export default async function writeDeviceFont(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const characters = fontParts.map((part) => part.characters).join('');
  const source = readFileSync(require.resolve(toSourceFile('text', 'devanagari')));
  // One file with every weight, as newer phones have it.
  const font = await subsetFont(source, { characters, weight: { min: 400, max: 700 }, format: 'sfnt' });
  writeFileSync(join(folder, 'variable.ttf'), font);
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
}
