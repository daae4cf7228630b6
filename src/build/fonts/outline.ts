import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { languageDetails, type Language } from '../../i18n/languages.ts';
import { toSourceFile } from './scripts.ts';

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
export async function outlineText(text: string, language: Language, weight: number, colour: string): Promise<Outline> {
  const woff = readFileSync(require.resolve(toSourceFile('text', languageDetails[language].script)));
  const sfnt = await subsetFont(woff, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer)));
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const glyph = `<path transform="translate(${x + xOffset} ${yOffset})" d="${font.glyphToPath(codepoint)}"/>`;
    x += xAdvance;
    return glyph;
  });
  const { ascender, descender } = font.hExtents();
  const height = ascender - descender;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x} ${height}" width="${x}" height="${height}"><g fill="${colour}" transform="matrix(1 0 0 -1 0 ${ascender})">${glyphs.join('')}</g></svg>`;
  return { svg, width: x, height };
}
