import { deflateSync, inflateSync } from 'node:zlib';
import { readPdf, writePdf, type PdfObjects } from './pdf-objects.ts';
import { rewriteShownText, type TextCoder } from './shown-text.ts';

/**
 * A font of a PDF. Typst writes the number of a glyph as its code, so a code has one text only, though
 * a glyph of Devanagari is a part of many syllables. Here each pair of glyph and text gets its own code.
 */
class CodedFont implements TextCoder {
  readonly #texts: ReadonlyMap<number, string>;
  readonly #codes = new Map<string, number>();
  readonly widths: ReadonlyMap<number, string>;
  readonly firstFree: number;
  readonly added: { glyph: number; text: string }[] = [];

  constructor(texts: ReadonlyMap<number, string>, widths: ReadonlyMap<number, string>) {
    this.#texts = texts;
    this.widths = widths;
    this.firstFree = Math.max(0, ...texts.keys(), ...widths.keys()) + 1;
  }

  textOf(glyph: number): string | undefined {
    return this.#texts.get(glyph);
  }

  hasWidth(glyph: number): boolean {
    return Number(this.widths.get(glyph) ?? 0) > 0;
  }

  codeFor(glyph: number, text: string): number {
    if (this.#texts.get(glyph) === text) return glyph;
    const key = `${glyph} ${text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.firstFree + this.added.length;
    this.added.push({ glyph, text });
    this.#codes.set(key, code);
    return code;
  }
}

const refersTo = (body: string, key: string) => Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(body)?.[1] ?? 0);

/**
 * Makes the text of a PDF by Typst readable to every reader. Typst says what a syllable of several
 * glyphs reads as in ActualText alone, which some readers do not know (PDF.js, and so Firefox): there a
 * search for a Hindi word finds nothing, and a copy is garbled. The look and the tags stay as they are.
 */
export function makeTextReadable(pdf: Buffer): Buffer {
  const objects = readPdf(pdf);
  const fonts = new Map<number, CodedFont>();
  const fontOf = (id: number) => {
    const known = fonts.get(id) ?? readFont(objects, id);
    fonts.set(id, known);
    return known;
  };
  for (const [, body] of [...objects.bodies]) {
    if (!/\/Type \/Page\s/.test(body)) continue;
    const names = new Map([...body.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, Number(id)]));
    const content = refersTo(body, 'Contents');
    const text = inflateSync(toStream(objects.get(content))).toString('latin1');
    const rewritten = rewriteShownText(text, (name) => fontOf(names.get(name) ?? 0));
    objects.bodies.set(content, fromStream('/Filter /FlateDecode', deflateSync(Buffer.from(rewritten, 'latin1'))));
  }
  for (const [id, font] of fonts) if (font.added.length > 0) writeFont(objects, id, font);
  return writePdf(objects);
}

function readFont(objects: PdfObjects, id: number): CodedFont {
  const map = objects.get(refersTo(objects.get(id), 'ToUnicode'));
  const texts = new Map(
    [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)].map(([, code = '', text = '']) => [parseInt(code, 16), fromUtf16(text)]),
  );
  return new CodedFont(texts, readWidths(objects.get(refersTo(objects.get(id), 'DescendantFonts'))));
}

function writeFont(objects: PdfObjects, id: number, font: CodedFont): void {
  const descendant = refersTo(objects.get(id), 'DescendantFonts');
  const body = objects.get(descendant);
  const glyphs = Buffer.alloc((font.firstFree + font.added.length) * 2);
  for (let code = 0; code < font.firstFree; code += 1) glyphs.writeUInt16BE(code, code * 2);
  for (const [index, { glyph }] of font.added.entries()) glyphs.writeUInt16BE(glyph, (font.firstFree + index) * 2);
  const glyphMap = objects.add(fromStream('/Filter /FlateDecode', deflateSync(glyphs)));
  const added = font.added.map(({ glyph }, index) => `${font.firstFree + index} ${font.firstFree + index} ${font.widths.get(glyph) ?? 0}`);
  objects.bodies.set(
    descendant,
    body.replace('/CIDToGIDMap /Identity', `/CIDToGIDMap ${glyphMap} 0 R`).replace(/\/W \[([^\]]*)\]/, `/W [$1 ${added.join(' ')}]`),
  );
  const descriptor = refersTo(body, 'FontDescriptor');
  // The list of codes that the font holds is optional, and no longer true.
  objects.bodies.set(descriptor, objects.get(descriptor).replace(/\s*\/CIDSet \d+ 0 R/, ''));
  const lines = font.added.map(
    ({ text }, index) => `<${(font.firstFree + index).toString(16).padStart(4, '0').toUpperCase()}> <${toUtf16(text)}>`,
  );
  // The format allows a hundred lines a block.
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => lines.slice(index * 100, index * 100 + 100));
  const map = refersTo(objects.get(id), 'ToUnicode');
  const cmap = toStream(objects.get(map)).toString('latin1');
  const more = blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`).join('');
  objects.bodies.set(map, fromStream('/Type /CMap /WMode 0', Buffer.from(cmap.replace(/endcmap/, `${more}endcmap`), 'latin1')));
}

function readWidths(body: string): Map<number, string> {
  const numbers = (/\/W \[([^\]]*)\]/.exec(body)?.[1] ?? '').trim().split(/\s+/);
  const widths = new Map<number, string>();
  for (let index = 0; index + 2 < numbers.length; index += 3) {
    for (let code = Number(numbers[index]); code <= Number(numbers[index + 1]); code += 1) widths.set(code, numbers[index + 2] ?? '0');
  }
  return widths;
}

function toStream(body: string): Buffer {
  const start = /stream\r?\n/.exec(body);
  const length = Number(/\/Length (\d+)/.exec(body)?.[1]);
  const from = (start?.index ?? 0) + (start?.[0].length ?? 0);
  return Buffer.from(body.slice(from, from + length), 'latin1');
}

function fromStream(entries: string, data: Buffer): string {
  return `<<\n  /Length ${data.length}\n  ${entries}\n>>\nstream\n${data.toString('latin1')}\nendstream`;
}

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const toUtf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
