import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languageDetails, type Language, type Script } from '../../i18n/languages.ts';
import { fontParts, toSourceFile } from './scripts.ts';
import { createShaper } from './shaping.ts';
import { subsetFont } from '../font-subset/subset-font.ts';

const require = createRequire(import.meta.url);

/** A picture of words. Its measures are those of the font. */
export interface Outline {
  svg: string;
  width: number;
  height: number;
}

/** What the font of Latin has for all scripts: digits and signs, but for the space. */
const shared = fontParts.find(({ name }) => name === 'latin')?.characters.replace(' ', '') ?? '';

/** A text in runs of characters that one font has: that of its script, or that of Latin. */
function toRuns(text: string, script: Script): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const character of text) {
    const own = shared.includes(character) ? 'latin' : script;
    const last = runs.at(-1);
    if (last?.script === own) last.text += character;
    else runs.push({ script: own, text: character });
  }
  return runs;
}

/**
 * Draws a line of text as an SVG picture, shaped as a browser would shape it. The name of the
 * federation in another script is shown this way, so that no page loads a second font for it.
 *
 * @param colour a CSS colour
 */
export async function outlineText(
  text: string,
  language: Language,
  weight: number,
  colour: string,
): Promise<Outline> {
  const runs = toRuns(text, languageDetails[language].script);
  let x = 0;
  let extents = { ascender: 0, descender: 0 };
  const glyphs: string[] = [];
  for (const run of runs) {
    const woff = readFileSync(require.resolve(toSourceFile('text', run.script)));
    const shaper = createShaper(
      await subsetFont(woff, { characters: run.text, weight, format: 'sfnt' }),
    );
    extents = {
      ascender: Math.max(extents.ascender, shaper.extents.ascender),
      descender: Math.min(extents.descender, shaper.extents.descender),
    };
    for (const { glyph, xAdvance, xOffset, yOffset } of shaper.shape(run.text)) {
      glyphs.push(
        `<path transform="translate(${x + xOffset} ${yOffset})" d="${shaper.getOutline(glyph)}"/>`,
      );
      x += xAdvance;
    }
  }
  const height = extents.ascender - extents.descender;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x} ${height}" width="${x}" height="${height}"><g fill="${colour}" transform="matrix(1 0 0 -1 0 ${extents.ascender})">${glyphs.join('')}</g></svg>`;
  return { svg, width: x, height };
}
