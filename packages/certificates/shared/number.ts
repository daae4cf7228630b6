/** Crockford’s Base32 alphabet, without I, L and O, which are easily misread, and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of characters after the year, before the check character. */
const serialLength = 8;

/** The beginning of the serials of demonstration certificates, and of no others. */
const reserved = 'DEM0';

/** Typed text, classified by its form alone. */
export type TypedNumber =
  | { form: 'number'; number: string }
  /** A number with a wrong check character. */
  | { form: 'mistyped'; number: string }
  /** Begins with the prefix, but is not a number. */
  | { form: 'incomplete'; number: string }
  | { form: 'other' };

/**
 * Reads a typed certificate number. Accepts lower case, spaces, other dashes, O for 0, and
 * Devanagari digits.
 *
 * @param product the prefix, such as `IFSF`
 * @example readNumber(' ifsf–2024–12345678n ', 'IFSF') // { form: 'number', number: 'IFSF-2024-12345678N' }
 */
export function readNumber(typed: string, product: string): TypedNumber {
  const text = tidy(typed);
  const bare = text.replaceAll('-', '');
  if (!bare.startsWith(product)) return { form: 'other' };
  const serial = bare.slice(product.length).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const [, year, rest] = /^(\d{4})([0-9A-HJKMNP-TV-Z]{9})$/.exec(serial) ?? [];
  if (!year || !rest)
    return text.startsWith(`${product}-`)
      ? { form: 'incomplete', number: text }
      : { form: 'other' };
  const number = `${product}-${year}-${rest}`;
  return { form: hasValidCheckCharacter(year, rest) ? 'number' : 'mistyped', number };
}

/** True if a text is a number exactly as printed. */
export function isNumber(text: string, product: string): boolean {
  const read = readNumber(text, product);
  return read.form === 'number' && read.number === text;
}

/** @param number a number exactly as printed */
export function isDemonstrationNumber(number: string): boolean {
  return number.includes(`-${reserved}`);
}

/**
 * Creates a certificate number.
 *
 * @param random returns the requested number of random bytes
 */
export function createNumber(
  product: string,
  year: number,
  random: (bytes: number) => Uint8Array = randomBytes,
): string {
  const number = toNumber(product, year, toCharacters(random(serialLength)));
  return isDemonstrationNumber(number) ? createNumber(product, year) : number;
}

export function createDemonstrationNumber(product: string, year: number): string {
  const rest = toCharacters(randomBytes(serialLength - reserved.length));
  return toNumber(product, year, `${reserved}${rest}`);
}

/** The example number of the specification. No certificate has it. */
export function createExampleNumber({ product }: { product: string }): string {
  return toNumber(product, 2024, '12345678');
}

function toNumber(product: string, year: number, serial: string): string {
  return `${product}-${year}-${serial}${checkCharacter(`${year}${serial}`)}`;
}

/** One character for each byte. All are equally likely, because 256 is a multiple of 32. */
function toCharacters(bytes: Uint8Array): string {
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/**
 * Computes the check character: a weighted sum in the field with 32 elements. Each position has its
 * own weight, which detects every wrong character and every swap of two characters.
 */
function checkCharacter(text: string): string {
  const sum = [...text].reduce(
    (total, character) => double(total) ^ alphabet.indexOf(character),
    0,
  );
  return alphabet[double(sum)] ?? '';
}

function hasValidCheckCharacter(year: string, serial: string): boolean {
  return checkCharacter(`${year}${serial.slice(0, -1)}`) === serial.slice(-1);
}

/** Multiplies by x in GF(2⁵), modulo x⁵ + x² + 1. */
function double(value: number): number {
  const shifted = value << 1;
  return shifted & 32 ? shifted ^ 37 : shifted;
}

function tidy(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll(/[\p{Pd}\u2212_]/gu, '-')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/-+/g, '-')
    .toUpperCase();
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
