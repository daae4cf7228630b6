import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFStream,
  type PDFContext,
  type PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { createCompressedStream } from './compressed-stream.ts';
import { parseInstructions, writeInstructions, type Instruction } from './instructions.ts';
import type { GlyphCoder } from './syllables.ts';

const names = {
  toUnicode: PDFName.of('ToUnicode'),
  descendants: PDFName.of('DescendantFonts'),
  glyphMap: PDFName.of('CIDToGIDMap'),
  widths: PDFName.of('W'),
  descriptor: PDFName.of('FontDescriptor'),
  glyphSet: PDFName.of('CIDSet'),
};

/** The maximum number of lines in a block of a CMap. */
const blockLength = 100;

/** A font by Typst, whose codes are the numbers of its glyphs. It can add more codes. */
export class CodedFont implements GlyphCoder {
  readonly #context: PDFContext;
  readonly #font: PDFDict;
  readonly #descendant: PDFDict;
  readonly #textMap: Instruction[];
  readonly #texts: ReadonlyMap<number, string>;
  readonly #widths: ReadonlyMap<number, number>;
  readonly #firstFree: number;
  readonly #codes = new Map<string, number>();
  readonly #added: { glyph: number; text: string }[] = [];

  /** @throws when the font is not a TrueType font whose codes are the numbers of its glyphs */
  constructor(font: PDFDict, context: PDFContext) {
    this.#context = context;
    this.#font = font;
    this.#descendant = font.lookup(names.descendants, PDFArray).lookup(0, PDFDict);
    if (this.#descendant.lookup(names.glyphMap) !== PDFName.of('Identity'))
      throw new Error('The codes of this font are not its glyphs.');
    this.#textMap = parseInstructions(
      decodePDFRawStream(font.lookup(names.toUnicode, PDFStream) as PDFRawStream).decode(),
      context,
    );
    this.#texts = readTexts(this.#textMap);
    this.#widths = readWidths(this.#descendant.lookup(names.widths, PDFArray));
    this.#firstFree = Math.max(0, ...this.#texts.keys(), ...this.#widths.keys()) + 1;
  }

  textOf(glyph: number): string | undefined {
    return this.#texts.get(glyph);
  }

  hasWidth(glyph: number): boolean {
    return (this.#widths.get(glyph) ?? 0) > 0;
  }

  codeFor(glyph: number, text: string): number {
    if (this.#texts.get(glyph) === text) return glyph;
    const key = `${glyph} ${text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#firstFree + this.#added.length;
    this.#added.push({ glyph, text });
    this.#codes.set(key, code);
    return code;
  }

  /** Writes the added codes into the font. */
  save(): void {
    if (this.#added.length === 0) return;
    this.#descendant.set(
      names.glyphMap,
      this.#context.register(createCompressedStream(this.#context, this.#toGlyphMap())),
    );
    const widths = this.#descendant.lookup(names.widths, PDFArray);
    for (const [index, { glyph }] of this.#added.entries()) {
      const code = PDFNumber.of(this.#firstFree + index);
      for (const item of [code, code, PDFNumber.of(this.#widths.get(glyph) ?? 0)])
        widths.push(item);
    }
    // The list of codes is optional, and now incomplete.
    this.#descendant.lookup(names.descriptor, PDFDict).delete(names.glyphSet);
    const textMap = createCompressedStream(this.#context, writeInstructions(this.#toTextMap()), {
      Type: 'CMap',
      WMode: 0,
    });
    this.#context.assign(this.#font.get(names.toUnicode) as PDFRef, textMap);
  }

  /** The number of the glyph of each code, two bytes each. */
  #toGlyphMap(): Uint8Array {
    const glyphs = [...Array(this.#firstFree).keys(), ...this.#added.map(({ glyph }) => glyph)];
    const map = Buffer.alloc(glyphs.length * 2);
    for (const [code, glyph] of glyphs.entries()) map.writeUInt16BE(glyph, code * 2);
    return map;
  }

  #toTextMap(): Instruction[] {
    const lines = this.#added.map(({ text }, index) => [
      toHex(this.#firstFree + index),
      PDFHexString.of(toUtf16(text)),
    ]);
    const blocks = Array.from({ length: Math.ceil(lines.length / blockLength) }, (_, index) =>
      lines.slice(index * blockLength, (index + 1) * blockLength),
    );
    const end = this.#textMap.findIndex(({ operator }) => operator === 'endcmap');
    return this.#textMap.toSpliced(
      end,
      0,
      ...blocks.flatMap((block) => [
        { operator: 'beginbfchar', operands: [PDFNumber.of(block.length)] },
        { operator: 'endbfchar', operands: block.flat() },
      ]),
    );
  }
}

/** The texts in a CMap by their codes. */
function readTexts(textMap: readonly Instruction[]): Map<number, string> {
  const texts = new Map<number, string>();
  for (const { operands } of textMap) {
    if (typeof operands === 'string') continue;
    for (let index = 0; index + 1 < operands.length; index += 2) {
      const [code, text] = [operands[index], operands[index + 1]];
      if (code instanceof PDFHexString && text instanceof PDFHexString)
        texts.set(parseInt(code.asString(), 16), fromUtf16(text.asBytes()));
    }
  }
  return texts;
}

/** Widths by code, from triples of the first code, the last code and their width. */
function readWidths(triples: PDFArray): Map<number, number> {
  const widths = new Map<number, number>();
  const numberAt = (index: number) => triples.lookup(index, PDFNumber).asNumber();
  for (let index = 0; index + 2 < triples.size(); index += 3) {
    for (let code = numberAt(index); code <= numberAt(index + 1); code += 1)
      widths.set(code, numberAt(index + 2));
  }
  return widths;
}

const toHex = (code: number) => PDFHexString.of(code.toString(16).padStart(4, '0').toUpperCase());
const toUtf16 = (text: string) =>
  Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
const fromUtf16 = (bytes: Uint8Array) => Buffer.from(bytes).swap16().toString('utf16le');
