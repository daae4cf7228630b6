import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languageDetails, type Language } from '../../i18n/languages.ts';
import { toSourceFile } from './scripts.ts';
import { createShaper } from './shaping.ts';
import { subsetFont } from '../font-subset/subset-font.ts';

const require = createRequire(import.meta.url);

/** A picture of words. Its measures are those of the font. */
export interface Outline {
  svg: string;
  width: number;
  height: number;
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
  const woff = readFileSync(
    require.resolve(toSourceFile('text', languageDetails[language].script)),
  );
  const sfnt = await subsetFont(woff, { characters: text, weight, format: 'sfnt' });
  const shaper = createShaper(sfnt);
  let x = 0;
  const glyphs = shaper.shape(text).map(({ glyph, xAdvance, xOffset, yOffset }) => {
    const path = `<path transform="translate(${x + xOffset} ${yOffset})" d="${shaper.getOutline(glyph)}"/>`;
    x += xAdvance;
    return path;
  });
  const { ascender, descender } = shaper.extents;
  const height = ascender - descender;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x} ${height}" width="${x}" height="${height}"><g fill="${colour}" transform="matrix(1 0 0 -1 0 ${ascender})">${glyphs.join('')}</g></svg>`;
  return { svg, width: x, height };
}
