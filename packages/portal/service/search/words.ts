import { foldLetters } from '@federation/base/fold-letters';
import type { Store } from '../database/schema.ts';

interface Findable {
  id: string;
  reference: string;
  /** What was sent, as JSON. */
  payload: string;
}

/** Makes a submission findable, also by what has changed since the last time. */
export async function storeSearchWords(store: Store, submission: Findable): Promise<void> {
  // Each word follows a space, so that a search finds beginnings.
  const words = toStoredWords(submission).map((word) => ` ${word}`);
  await store
    .insertInto('search_words')
    .values({ submission_id: submission.id, words: words.join('') })
    .onConflict((conflict) =>
      conflict.column('submission_id').doUpdateSet(({ ref }) => ({ words: ref('excluded.words') })),
    )
    .execute();
}

/**
 * The search words of a submission, as stored: whole, and split into parts.
 *
 * @example a submission of asha@bank.example is found by `asha@bank.example`, `asha` and `bank.example`
 */
function toStoredWords({ reference, payload }: Findable): string[] {
  const number = /\d+$/.exec(reference)?.[0] ?? '';
  const text = fold(Object.values(JSON.parse(payload) as object).join('\n'));
  const typed = [reference, number, number.replace(/^0+/, ''), joinNumbers(text), text].join('\n');
  const words = new Set(typed.split(/\s+/));
  const parts = [...words].flatMap((word) => [
    word,
    ...word.split('@'),
    ...word.split(/[^\p{L}\p{N}\p{M}]+/u),
  ]);
  return [...new Set(parts.map(toWord).filter(Boolean))];
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

const toWord = (text: string) =>
  text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '');
