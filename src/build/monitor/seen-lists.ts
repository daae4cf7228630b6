import { join } from 'node:path';
import { writeFileAtomic } from '../file-cache.ts';
import type { SeenLists } from './check-lists.ts';
import { readLists } from './publication.ts';

/** Keeps the status lists that a monitor has seen in a folder; without one, it has seen none. */
export function openSeenLists(folder: string | undefined): SeenLists {
  return folder === undefined
    ? { lists: new Map(), keep: () => undefined }
    : {
        lists: readLists(folder),
        keep: (name, jws) => writeFileAtomic(join(folder, `${name}.jwt`), jws),
      };
}
