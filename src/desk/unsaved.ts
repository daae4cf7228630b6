import type { EntryPlace, OpenedEntry, TypedEntry } from '../core/desk.ts';

/**
 * What was typed and not saved stays in this browser, so that a closed window loses nothing. Each
 * window keeps its own, so that none takes away what was refused in another.
 */

type Kept = Pick<OpenedEntry, 'form' | 'texts' | 'hashes'>;

const windowPlace = 'desk:window';

function getWindow(): string {
  const name = sessionStorage.getItem(windowPlace) ?? crypto.randomUUID();
  sessionStorage.setItem(windowPlace, name);
  return name;
}

const startOf = ({ collection, id }: EntryPlace) => `desk:${collection}/${id}#`;

const keyOf = (place: EntryPlace) => startOf(place) + getWindow();

/** What all windows have kept of an entry. */
const keysOf = (place: EntryPlace) =>
  Object.keys(localStorage).filter((key) => key.startsWith(startOf(place)));

/** Whether this window opens an entry for the first time: then it takes over what others kept. */
function isFirstTime(place: EntryPlace): boolean {
  const seen = `${startOf(place)}seen`;
  const isFirst = sessionStorage.getItem(seen) === null;
  sessionStorage.setItem(seen, 'yes');
  return isFirst;
}

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

export function forgetTyped(place: EntryPlace): void {
  const own = localStorage.getItem(keyOf(place));
  // The same in another window was taken over from there.
  for (const key of keysOf(place))
    if (localStorage.getItem(key) === own) localStorage.removeItem(key);
}

/** What was typed into an entry before, with what its files were then. */
export function recallTyped(place: EntryPlace): Kept | undefined {
  const others = isFirstTime(place) ? keysOf(place) : [];
  const [kept = null] = [keyOf(place), ...others].flatMap((key) => localStorage.getItem(key) ?? []);
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
export function listBegun(): EntryPlace[] {
  const begun = Object.keys(localStorage).flatMap((key) => {
    const [, collection = '', id] = /^desk:([^/]+)\/([^#]+)#/.exec(key) ?? [];
    const kept = localStorage.getItem(key) ?? '';
    return id !== undefined && isNew(JSON.parse(kept) as Kept)
      ? [[`${collection}/${id}`, { collection, id }] as const]
      : [];
  });
  return [...new Map(begun).values()];
}
