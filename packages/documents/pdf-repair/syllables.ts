import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { Instruction } from './instructions.ts';

/** Reads the glyphs of a font, and assigns codes to them. */
export interface GlyphCoder {
  /** The text of a glyph outside any `ActualText`. */
  textOf: (glyph: number) => string | undefined;
  hasWidth: (glyph: number) => boolean;
  /** A code that shows the glyph and reads as the text. */
  codeFor: (glyph: number, text: string) => number;
}

/** The text of a surplus glyph of a syllable: a character that readers ignore. */
const noText = '\u200b';

/** The text of a syllable, and its glyphs by the offset of their two bytes in a string. */
interface Syllable {
  text: string;
  glyphs: { string: Buffer; offset: number; font: GlyphCoder }[];
  /** The instructions that begin and end its `ActualText`. */
  marks: Instruction[];
  /** True if some of its glyphs are outside these instructions. */
  isSplit: boolean;
}

/**
 * Gives each glyph of a page a code with its share of the syllable’s text. Changes the given
 * instructions. A syllable with glyphs outside its `ActualText` loses it, or readers would read it
 * twice.
 *
 * @param getFont returns the font with a name of the page
 * @returns the instructions without those of lost `ActualText`
 */
export function recodeSyllables(
  instructions: readonly Instruction[],
  getFont: (name: PDFName) => GlyphCoder,
): Instruction[] {
  const syllables: Syllable[] = [];
  const marked: (Syllable | undefined)[] = [];
  const updates: (() => void)[] = [];
  let font: GlyphCoder | undefined;
  const read = (operand: PDFObject | undefined, update: (string: PDFHexString) => void) => {
    if (!font || !(operand instanceof PDFString || operand instanceof PDFHexString)) return;
    const string = Buffer.from(operand.asBytes());
    const current = marked.findLast((syllable) => syllable);
    for (let offset = 0; offset < string.length; offset += 2)
      findSyllable(string.readUInt16BE(offset), font, current, syllables)?.glyphs.push({
        string,
        offset,
        font,
      });
    updates.push(() => update(PDFHexString.fromBytes(string)));
  };
  for (const instruction of instructions) {
    const { operands } = instruction;
    const [first, second] = typeof operands === 'string' ? [] : operands;
    switch (instruction.operator) {
      case 'BMC':
      case 'BDC':
        marked.push(beginSyllable(instruction, second, syllables));
        break;
      case 'EMC':
        marked.pop()?.marks.push(instruction);
        break;
      case 'Tf':
        if (first instanceof PDFName) font = getFont(first);
        break;
      case 'Tj':
        read(first, (string) => (instruction.operands = [string]));
        break;
      case 'TJ':
        if (first instanceof PDFArray)
          for (const [index, item] of first.asArray().entries())
            read(item, (string) => first.set(index, string));
    }
  }
  for (const syllable of syllables) distributeText(syllable);
  for (const update of updates) update();
  const lost = new Set(syllables.flatMap(({ isSplit, marks }) => (isSplit ? marks : [])));
  return instructions.filter((instruction) => !lost.has(instruction));
}

/** The syllable that an instruction begins, if it has `ActualText`. */
function beginSyllable(
  instruction: Instruction,
  properties: PDFObject | undefined,
  syllables: Syllable[],
): Syllable | undefined {
  const text = properties instanceof PDFDict ? properties.get(PDFName.of('ActualText')) : undefined;
  if (!(text instanceof PDFString || text instanceof PDFHexString)) return undefined;
  const syllable = { text: text.decodeText(), glyphs: [], marks: [instruction], isSplit: false };
  syllables.push(syllable);
  return syllable;
}

/**
 * The syllable of a glyph. Typst writes a raised or lowered glyph outside the `ActualText` of its
 * syllable, or into an `ActualText` of its own; such a glyph has no width and the text of the glyph
 * before it. Undefined for a glyph without text.
 */
function findSyllable(
  glyph: number,
  font: GlyphCoder,
  marked: Syllable | undefined,
  syllables: Syllable[],
): Syllable | undefined {
  if (marked) {
    const before = syllables.at(-2);
    if (font.hasWidth(glyph) || marked.glyphs.length > 0 || before?.text !== marked.text)
      return marked;
    before.isSplit = marked.isSplit = true;
    return before;
  }
  const last = syllables.at(-1);
  const text = font.textOf(glyph);
  if (text === undefined) return undefined;
  if (last && !font.hasWidth(glyph) && last.text === text) {
    last.isSplit = true;
    return last;
  }
  const syllable = { text, glyphs: [], marks: [], isSplit: false };
  syllables.push(syllable);
  return syllable;
}

/**
 * Gives each glyph after the first one of the last characters, and the first glyph the others. So a
 * syllable reads in the order of its characters, however it is drawn.
 */
function distributeText({ text, glyphs }: Syllable): void {
  const characters = [...text];
  const texts = [
    characters.splice(0, Math.max(1, characters.length - glyphs.length + 1)).join(''),
    ...characters,
  ];
  for (const [index, { string, offset, font }] of glyphs.entries())
    string.writeUInt16BE(font.codeFor(string.readUInt16BE(offset), texts[index] ?? noText), offset);
}
