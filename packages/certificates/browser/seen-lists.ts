import type { SeenLists } from '../shared/load-status-list.ts';
import { storageKeys } from '@federation/base/storage-keys';
import { readStored, writeStored } from '@federation/base/browser/storage';

/**
 * Remembers in this browser when the newest status list of each address was signed. It stores
 * nothing about certificates.
 */
export const seenLists: SeenLists = {
  read: (uri) => readAll()[uri],
  write: (uri, issuedAt) => {
    writeStored(
      'local',
      storageKeys.statusLists,
      JSON.stringify({ ...readAll(), [uri]: issuedAt }),
    );
  },
};

function readAll(): Record<string, number | undefined> {
  try {
    const stored: unknown = JSON.parse(readStored('local', storageKeys.statusLists) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
    );
  } catch {
    return {};
  }
}
