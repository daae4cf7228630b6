import type { EntryPlace, OpenedEntry, TypedEntry } from '../protocol/desk.ts';

/** What was typed and not saved stays in this browser, so that a closed window loses nothing. */

type Kept = Pick<OpenedEntry, 'form' | 'texts' | 'hashes'>;

const keyOf = ({ collection, id }: EntryPlace) => `desk:${collection}/${id}#`;

/** Keeps what was typed. Returns whether the browser had room for it. */
export function keepTyped(typed: TypedEntry): boolean {
  const { form, texts, hashes } = typed;
  try {
    localStorage.setItem(keyOf(typed), JSON.stringify({ form, texts, hashes }));
    return true;
  } catch {
    return false;
  }
}

export const forgetTyped = (place: EntryPlace) => localStorage.removeItem(keyOf(place));

/** What was typed into an entry before, with what its files were then. */
export function recallTyped(place: EntryPlace): Kept | undefined {
  const kept = localStorage.getItem(keyOf(place));
  return kept === null ? undefined : (JSON.parse(kept) as Kept);
}

/** After a save, only what was typed while it ran stays, with what the files are now. */
export function settleTyped(saved: TypedEntry, { hashes }: OpenedEntry): void {
  const kept = recallTyped(saved);
  const isSaved =
    JSON.stringify([kept?.form, kept?.texts]) === JSON.stringify([saved.form, saved.texts]);
  if (kept && !isSaved) keepTyped({ ...saved, ...kept, hashes });
  else forgetTyped(saved);
}

/** Whether an entry is still to be written for the first time. */
export const isNew = ({ hashes }: Pick<OpenedEntry, 'hashes'>) =>
  Object.values(hashes).every((hash) => hash === null);

/** The entries that were begun and not saved yet. */
export const listBegun = (): EntryPlace[] =>
  Object.keys(localStorage).flatMap((key) => {
    const [, collection = '', id] = /^desk:([^/]+)\/([^#]+)#$/.exec(key) ?? [];
    const kept = id === undefined ? undefined : recallTyped({ collection, id });
    return id !== undefined && kept && isNew(kept) ? [{ collection, id }] : [];
  });
