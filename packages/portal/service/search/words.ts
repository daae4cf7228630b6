import { foldLetters } from '@federation/base/fold-letters';
import type { Store } from '../database/schema.ts';

interface Findable {
  id: string;
  reference: string;
  /** What was sent, as JSON. */
  payload: string;
}

/** Letters of a word, words of a submission. */
const limits = { letters: 40, words: 200 };

/** Adds a submission to the search index. */
export async function addSearchWords(store: Store, submission: Findable): Promise<void> {
  const words = toStoredWords(submission);
  await store
    .insertInto('search_words')
    .values(words.map((word) => ({ word, submission_id: submission.id })))
    .execute();
}

/**
 * The search words of a submission, as stored: whole, and split into parts.
 *
 * @example a submission of asha@bank.example is found by `asha@bank.example`, `asha` and `bank.example`
 */
function toStoredWords({ reference, payload }: Findable): string[] {
  const number = /\d+$/.exec(reference)?.[0] ?? '';
  const fields = Object.values(JSON.parse(payload) as object).map((value) => fold(String(value)));
  const texts = [
    reference,
    number,
    number.replace(/^0+/, ''),
    ...fields.map(joinNumbers),
    ...fields,
  ];
  const words = texts.flatMap((text) =>
    [/\s+/, /[\s@]+/, /[^\p{L}\p{N}\p{M}]+/u].flatMap((separator) => text.split(separator)),
  );
  return [...new Set(words.map(toWord).filter(Boolean))].slice(0, limits.words);
}

/** The prefixes to search for. */
export function toSearchedWords(text: string): string[] {
  const words = joinNumbers(fold(text)).split(/\s+/).map(toWord);
  return [...new Set(words.filter(Boolean))].slice(0, 8);
}

/** Also drops apostrophes, which keyboards write in several ways. */
const fold = (text: string) => foldLetters(text.normalize('NFKC')).replace(/['‘`ʼ]/g, '');

/** Digits of a telephone number with what stands between them; not those of a reference. */
const telephone = /(?<![\p{L}\p{N}-])[+(]*\d[\d ().\p{Pd}]{5,}\d/gu;

/** The country code of India, or what is dialled before a number. */
const dialled = /^(?:(?:\+|00)91|91(?=\d{10}$)|\+|00)?0?/;

/** Writes telephone numbers without the country code of India and without separators. */
const joinNumbers = (text: string) =>
  text.replace(telephone, (typed) =>
    typed
      .replace('(0)', '')
      .replace(/[^\d+]/g, '')
      .replace(dialled, ''),
  );

/**
 * Encodes a word as hexadecimal digits. Every database sorts these alike, whatever its collation, so
 * that an index finds a prefix.
 */
function toWord(text: string): string {
  const plain = text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '');
  return Buffer.from([...plain].slice(0, limits.letters).join('')).toString('hex');
}
