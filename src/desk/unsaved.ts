import type { EntryPlace, OpenedEntry, TypedEntry } from '../core/desk.ts';

/** What was typed and not saved stays in this browser, so that a closed window loses nothing. */

const keyOf = ({ collection, id }: EntryPlace) => `desk:${collection}/${id}`;

export function keepTyped(typed: TypedEntry): void {
  localStorage.setItem(keyOf(typed), JSON.stringify({ form: typed.form, texts: typed.texts, hashes: typed.hashes }));
}

export function forgetTyped(place: EntryPlace): void {
  localStorage.removeItem(keyOf(place));
}

/** What was typed into an entry before, with what its files were then. */
export function recallTyped(place: EntryPlace): Pick<OpenedEntry, 'form' | 'texts' | 'hashes'> | undefined {
  const kept = localStorage.getItem(keyOf(place));
  return kept === null ? undefined : (JSON.parse(kept) as Pick<OpenedEntry, 'form' | 'texts' | 'hashes'>);
}
