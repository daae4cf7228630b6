/** What a submission is found by. */
export interface Findable {
  reference: string;
  name: string;
  email: string;
  organization: string;
}

/** How many letters of a word are kept, and how many words of a submission. */
const limits = { letters: 40, words: 40 };

/**
 * The words that a submission is found by, as they are stored: whole, and by their parts.
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

/** The words of what was typed into the search, each of which has to be the beginning of one. */
export function toSearchedWords(text: string): string[] {
  return [...new Set(text.split(/\s+/).map(toWord).filter(Boolean))].slice(0, 8);
}

/**
 * A word as it is stored: in small letters, as the digits of its bytes. Of these, every database
 * knows the order, whatever language it sorts by, so that an index finds a beginning.
 */
function toWord(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '');
  return Buffer.from([...plain].slice(0, limits.letters).join('')).toString('hex');
}
