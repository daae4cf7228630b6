/**
 * Reads a stored value; undefined if there is none or storage is blocked.
 *
 * @param kind `local` for localStorage, `session` for sessionStorage
 */
export function readStored(kind: 'local' | 'session', key: string): string | undefined {
  try {
    return toStorage(kind).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value. Returns false if storage is full or blocked. */
export function writeStored(kind: 'local' | 'session', key: string, value: string): boolean {
  try {
    toStorage(kind).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Deletes a value. If storage is blocked, there is none. */
export function removeStored(kind: 'local' | 'session', key: string): void {
  try {
    toStorage(kind).removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

function toStorage(kind: 'local' | 'session'): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}
