export interface Findable {
  reference: string;
  name: string;
  email: string;
  organization: string;
}

/** Letters of a word, words of a submission. */
const limits = { letters: 40, words: 40 };

/**
 * The search words of a submission, as stored: whole, and split into parts.
 *
 * @example a submission of asha@bank.example is found by `asha@bank.example`, `asha` and `bank.example`
 */
export function toStoredWords({ reference, name, email, organization }: Findable): string[] {
  const [local = '', domain = ''] = email.split(/@(?=[^@]*$)/);
  const number = /\d+$/.exec(reference)?.[0] ?? '';
  const whole = [reference, number, number.replace(/^0+/, ''), email, domain];
  const texts = [name, organization];
  const words = [
    ...whole,
    ...texts.flatMap((text) => text.split(/\s+/)),
    ...[...texts, local].flatMap((text) => text.split(/[^\p{L}\p{N}\p{M}]+/u)),
  ];
  return [...new Set(words.map(toWord).filter(Boolean))].slice(0, limits.words);
}

/** The prefixes to search for. */
export function toSearchedWords(text: string): string[] {
  return [...new Set(text.split(/\s+/).map(toWord).filter(Boolean))].slice(0, 8);
}

/**
 * Encodes a word in lower case as hexadecimal digits. Every database sorts these alike, whatever its
 * collation, so that an index finds a prefix.
 */
function toWord(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '');
  return Buffer.from([...plain].slice(0, limits.letters).join('')).toString('hex');
}
