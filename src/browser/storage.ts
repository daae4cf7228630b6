/**
 * Reads a value that the browser keeps; undefined when there is none or storage is blocked.
 * `kind` is `local` for what outlives the session, `session` for what ends with the tab.
 */
export function readStored(kind: 'local' | 'session', key: string): string | undefined {
  try {
    return toStorage(kind).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value in the browser. Returns whether it could be kept. */
export function writeStored(kind: 'local' | 'session', key: string, value: string): boolean {
  try {
    toStorage(kind).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function toStorage(kind: 'local' | 'session'): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}
