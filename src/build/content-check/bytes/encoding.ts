/** How the bytes of a text were written, as far as they tell. */
export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252' | 'latin-1';

/** A text that was taken for Windows-1252 and encoded again, such as `à¤¸` in place of `स`. */
export interface Garbled {
  index: number;
  given: string;
  /** The words as they were before. */
  meant: string;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The byte of each character of Windows-1252 (https://encoding.spec.whatwg.org/#windows-1252). */
const byteOf = new Map(
  Array.from(
    { length: 256 },
    (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const,
  ),
);

const next =
  '[\\u0080-\\u00BF\\u0152\\u0153\\u0160\\u0161\\u0178\\u017D\\u017E\\u0192\\u02C6\\u02DC\\u2013-\\u203A\\u20AC\\u2122]';

/**
 * The bytes of a letter in UTF-8, each as a letter of its own; several of them with spaces between
 * are found at once. Only first letters that no word has before a sign: Â, Ã, à, â, ð.
 */
const sequence = new RegExp(
  `(?:(?:[\\u00C2\\u00C3]${next}|[\\u00E0\\u00E2]${next}{2}|\\u00F0${next}{3})+[ ,.;:-]*)+`,
  'g',
);

/**
 * Tells the encoding of a text by its bytes. Only UTF-8 is certain; the names of others help a
 * person to save the file again.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'utf-16';
  if (decode(bytes) !== undefined) return 'utf-8';
  // Latin-1 has control characters where Windows has quotation marks and dashes.
  return bytes.some((byte) => byte >= 0x80 && byte < 0xa0) ? 'windows-1252' : 'latin-1';
}

/** The line on which the first byte is that is no UTF-8, from 1. */
export function findFirstBadLine(bytes: Uint8Array): number {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  return Math.max(
    1,
    lines.findIndex((line) => decode(Buffer.from(line, 'latin1')) === undefined) + 1,
  );
}

/** Finds what was encoded twice. */
export function findGarbled(text: string): Garbled[] {
  return [...text.matchAll(sequence)].flatMap(({ 0: match, index }) => {
    const given = match.replace(/[ ,.;:-]+$/, '');
    const meant = decode(
      Uint8Array.from(
        [...given].map((letter) => byteOf.get(letter) ?? letter.charCodeAt(0) & 0xff),
      ),
    );
    return meant === undefined ? [] : [{ index, given, meant }];
  });
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
