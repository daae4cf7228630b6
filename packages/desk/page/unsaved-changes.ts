import type { EntryLocation, OpenedEntry, EditedEntry } from '../protocol/desk.ts';

/** What was typed and not saved stays in this browser, so that a closed window loses nothing. */

type StoredChanges = Pick<OpenedEntry, 'form' | 'texts' | 'hashes'>;

const keyOf = ({ collection, id }: EntryLocation) => `desk:${collection}/${id}#`;

/** Keeps what was typed. Returns whether the browser had room for it. */
export function storeUnsaved(edited: EditedEntry): boolean {
  const { form, texts, hashes } = edited;
  try {
    localStorage.setItem(keyOf(edited), JSON.stringify({ form, texts, hashes }));
    return true;
  } catch {
    return false;
  }
}

export const removeUnsaved = (location: EntryLocation) => localStorage.removeItem(keyOf(location));

/** What was typed into an entry before, with what its files were then. */
export function readUnsaved(location: EntryLocation): StoredChanges | undefined {
  const stored = localStorage.getItem(keyOf(location));
  return stored === null ? undefined : (JSON.parse(stored) as StoredChanges);
}

/** After a save, only what was typed while it ran stays, with what the files are now. */
export function removeSaved(saved: EditedEntry, { hashes }: OpenedEntry): void {
  const stored = readUnsaved(saved);
  const isSaved =
    JSON.stringify([stored?.form, stored?.texts]) === JSON.stringify([saved.form, saved.texts]);
  if (stored && !isSaved) storeUnsaved({ ...saved, ...stored, hashes });
  else removeUnsaved(saved);
}

/** Whether an entry is still to be written for the first time. */
export const isNew = ({ hashes }: Pick<OpenedEntry, 'hashes'>) =>
  Object.values(hashes).every((hash) => hash === null);

/** The entries that were begun and not saved yet. */
export const listUnsavedNew = (): EntryLocation[] =>
  Object.keys(localStorage).flatMap((key) => {
    const [, collection = '', id] = /^desk:([^/]+)\/([^#]+)#$/.exec(key) ?? [];
    const stored = id === undefined ? undefined : readUnsaved({ collection, id });
    return id !== undefined && stored && isNew(stored) ? [{ collection, id }] : [];
  });
