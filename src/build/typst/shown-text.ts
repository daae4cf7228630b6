/** What a font knows of its glyphs, and the codes it gives. */
export interface TextCoder {
  /** What a glyph reads as where nothing else is said. */
  textOf: (glyph: number) => string | undefined;
  hasWidth: (glyph: number) => boolean;
  /** A code that shows the glyph and reads as the text. */
  codeFor: (glyph: number, text: string) => number;
}

/** What a glyph reads as when a syllable has more glyphs than characters: a mark that readers leave out of words. */
const nothing = '\u200b';

/** A syllable: what it reads as, and the glyphs that draw it, by the place of their two bytes in a string. */
interface Cluster {
  text: string;
  glyphs: { string: Buffer; place: number; font: TextCoder }[];
  /** The marks around it that say what it reads as, by their places among the parts. */
  marks: number[];
  /** Whether some of its glyphs stand outside these marks. */
  split: boolean;
}

const token =
  /\/Span\s*<<\s*\/ActualText\s*<([0-9A-F]*)>\s*>>\s*BDC|(<<[\s\S]*?>>\s*BDC|\/\w+ BMC)|(\bEMC\b)|\/(\w+) [\d.]+ Tf|<([0-9A-F]+)>|\(/g;

/**
 * Gives the glyphs that a page shows codes that read as what they say. All else stays, except that a
 * syllable whose marks do not hold all of its glyphs loses the marks, or it would be read twice.
 *
 * @param content the operators of the page, one character a byte
 * @param fontFor gives the font of a name
 */
export function rewriteShownText(content: string, fontFor: (name: string) => TextCoder): string {
  const parts: (string | Buffer)[] = [];
  const clusters: Cluster[] = [];
  const spans: (Cluster | undefined)[] = [];
  let font: TextCoder | undefined;
  let position = 0;
  const add = (part: string | Buffer, start: number, end: number) => {
    parts.push(content.slice(position, start), part);
    position = end;
    return parts.length - 1;
  };
  const show = (string: Buffer, start: number, end: number) => {
    add(string, start, end);
    const span = spans.findLast((cluster) => cluster);
    for (let place = 0; font && place < string.length; place += 2)
      clusterFor(string.readUInt16BE(place), font, span, clusters)?.glyphs.push({ string, place, font });
  };
  token.lastIndex = 0;
  for (let match = token.exec(content); match; match = token.exec(content)) {
    const [whole, actual, otherMark, endMark, fontName, hex] = match;
    const end = match.index + whole.length;
    if (actual !== undefined) {
      const cluster = { text: fromUtf16(actual.replace(/^FEFF/, '')), glyphs: [], marks: [add(whole, match.index, end)], split: false };
      clusters.push(cluster);
      spans.push(cluster);
    } else if (otherMark) spans.push(undefined);
    else if (endMark) spans.pop()?.marks.push(add(whole, match.index, end));
    else if (fontName) font = fontFor(fontName);
    else if (hex) show(Buffer.from(hex, 'hex'), match.index, end);
    else {
      const { bytes, end: endOfString } = readString(content, end);
      show(bytes, match.index, endOfString);
      token.lastIndex = endOfString;
    }
  }
  for (const cluster of clusters) {
    dealOut(cluster);
    if (cluster.split) for (const place of cluster.marks) parts[place] = '';
  }
  const written = parts.map((part) => (typeof part === 'string' ? part : `<${part.toString('hex').toUpperCase()}>`));
  return written.join('') + content.slice(position);
}

/**
 * The syllable that a glyph belongs to. Typst begins anew wherever a glyph is raised or lowered, and
 * leaves it outside the marks of its syllable; such a glyph has no width and the text of the one before.
 * Undefined for a glyph that reads as nothing.
 */
function clusterFor(glyph: number, font: TextCoder, span: Cluster | undefined, clusters: Cluster[]): Cluster | undefined {
  if (span) return span;
  const last = clusters.at(-1);
  const text = font.textOf(glyph);
  if (text === undefined) return undefined;
  if (last && !font.hasWidth(glyph) && last.text === text) {
    last.split = true;
    return last;
  }
  const cluster = { text, glyphs: [], marks: [], split: false };
  clusters.push(cluster);
  return cluster;
}

/**
 * Each glyph but the first takes one character from the end, the first takes the rest: whatever the
 * order in which a syllable is drawn, it reads in the order of its characters.
 */
function dealOut({ text, glyphs }: Cluster): void {
  const characters = [...text];
  const texts = [characters.splice(0, Math.max(1, characters.length - glyphs.length + 1)).join(''), ...characters];
  for (const [index, { string, place, font }] of glyphs.entries())
    string.writeUInt16BE(font.codeFor(string.readUInt16BE(place), texts[index] ?? nothing), place);
}

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Reads a string in parentheses (ISO 32000-1, 7.3.4.2) from after its first one. */
function readString(content: string, start: number): { bytes: Buffer; end: number } {
  const bytes: number[] = [];
  let depth = 1;
  let place = start;
  for (;;) {
    const sign = content.charAt(place);
    place += 1;
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/.exec(content.slice(place, place + 3))?.[0];
      const next = content.charAt(place);
      bytes.push(octal ? parseInt(octal, 8) : (escapes[next] ?? next.charCodeAt(0)));
      place += octal?.length ?? 1;
      continue;
    }
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 || sign === '') return { bytes: Buffer.from(bytes), end: place };
    bytes.push(sign.charCodeAt(0));
  }
}
