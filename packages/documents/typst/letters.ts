import * as harfbuzz from 'harfbuzzjs';
import { memoize } from '@federation/base/memoize';
import { readDocumentFonts } from './fonts.ts';

/**
 * Finds the characters of a text that documents can’t show in every language, each once. English
 * headings have another font, but Hindi documents use the font of the text everywhere.
 */
export function findMissingLetters(text: string): string[] {
  const known = readCharacters();
  return [...new Set(text)].filter((letter) => !known.has(letter.codePointAt(0) ?? 0));
}

/** Describes a character for people, such as `“ক” (U+0995)`. */
export function describeLetter(letter: string): string {
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `“${letter}” (U+${code})`;
}

const readCharacters = memoize((): ReadonlySet<number> => {
  const [font = Buffer.of()] = readDocumentFonts();
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font).buffer));
  return new Set(face.collectUnicodes());
});
