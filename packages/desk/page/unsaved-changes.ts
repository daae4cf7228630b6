import type { EntryLocation, OpenedEntry, EditedEntry } from '../protocol/desk.ts';

/** Keeps unsaved changes in this browser, so that a closed window loses nothing. */

type StoredChanges = Pick<OpenedEntry, 'form' | 'texts' | 'hashes'>;

const keyOf = ({ collection, id }: EntryLocation) => `desk:${collection}/${id}#`;

/** Stores unsaved changes. Returns false when the browser has no room for them. */
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

/** The unsaved changes of an entry, with the hashes of its files at that time. */
export function readUnsaved(location: EntryLocation): StoredChanges | undefined {
  const stored = localStorage.getItem(keyOf(location));
  return stored === null ? undefined : (JSON.parse(stored) as StoredChanges);
}

/** After a save, keeps only changes made during it, with the new hashes of the files. */
export function removeSaved(saved: EditedEntry, { hashes }: OpenedEntry): void {
  const stored = readUnsaved(saved);
  const isSaved =
    JSON.stringify([stored?.form, stored?.texts]) === JSON.stringify([saved.form, saved.texts]);
  if (stored && !isSaved) storeUnsaved({ ...saved, ...stored, hashes });
  else removeUnsaved(saved);
}

/** True for an entry that was never saved. */
export const isNew = ({ hashes }: Pick<OpenedEntry, 'hashes'>) =>
  Object.values(hashes).every((hash) => hash === null);

/** New entries that were never saved. */
export const listUnsavedNew = (): EntryLocation[] =>
  Object.keys(localStorage).flatMap((key) => {
    const [, collection = '', id] = /^desk:([^/]+)\/([^#]+)#$/.exec(key) ?? [];
    const stored = id === undefined ? undefined : readUnsaved({ collection, id });
    return id !== undefined && stored && isNew(stored) ? [{ collection, id }] : [];
  });
