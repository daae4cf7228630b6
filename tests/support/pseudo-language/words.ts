/**
 * A pseudo-language: English with accents, a good third longer, as translations are. It has no
 * plain vowel, so every plain vowel shows English that was not translated.
 */

const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
};

/** The letters of the pseudo-language that English lacks. */
const pseudoLetters = Object.values(accents).join('');

/**
 * Parts that are the same in every language: placeholders, markup, and words with a digit, an @ or
 * a dot inside, such as addresses and numbers.
 */
const kept = /(\{\w+\}|<[^>]*>|&#?\w+;|\S*(?:\d|@|\w\.\w)\S*)/;

/** Names that are the same in every language. */
const names = new Set(['A', 'DOCX', 'IFSF', 'Linux', 'Windows', 'macOS']);

interface Limits {
  /** The maximum length of the text; accents are added in any case. */
  max?: number;
}

/**
 * A text in the pseudo-language. Each word with a vowel, and the space after it, is at least 40 %
 * longer.
 *
 * @example toPseudo('Valid until {date}') // 'Vááálííd úúúntííl {date}'
 */
export function toPseudo(text: string, { max = Infinity }: Limits = {}): string {
  const longer = replaceWords(text, (word) =>
    lengthen(toAccents(word), Math.ceil((word.length + 1) * 1.4) - 1),
  );
  return longer.length <= max ? longer : replaceWords(text, toAccents);
}

/** The words of a text with a plain vowel, which are therefore not of the pseudo-language. */
export function findEnglish(text: string): string[] {
  const words = toParts(text).flatMap((part, index) =>
    index % 2 === 0 ? (part.match(/[\p{L}\p{M}]+/gu) ?? []) : [],
  );
  return words.filter((word) => /[aeiouy]/i.test(word) && !names.has(word));
}

/** Words at even places, what is kept at odd ones. */
const toParts = (text: string) => text.split(kept);

function replaceWords(text: string, change: (word: string) => string): string {
  return toParts(text)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[A-Za-z]+/g, change) : part))
    .join('');
}

const toAccents = (word: string) =>
  word.replace(/[aeiouy]/gi, (letter) => accents[letter] ?? letter);

/** Repeats the vowels of a word, each as often as the others, until the word is long enough. */
function lengthen(word: string, length: number): string {
  const vowels = [...word].filter(isAccented).length;
  let missing = vowels > 0 ? length - word.length : 0;
  let left = vowels;
  return word.replace(new RegExp(`[${pseudoLetters}]`, 'g'), (vowel) => {
    const more = Math.ceil(missing / left);
    missing -= more;
    left -= 1;
    return vowel + (word === word.toUpperCase() ? vowel : vowel.toLowerCase()).repeat(more);
  });
}

const isAccented = (letter: string) => pseudoLetters.includes(letter);
