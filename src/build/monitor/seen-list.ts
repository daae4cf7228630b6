import { join } from 'node:path';
import { statusList } from '../certificates/issuing/register.ts';
import { writeFileAtomic } from '@federation/base/file-cache';
import type { SeenList } from '../certificates/issuing/check-list.ts';
import { readText } from '../certificates/issuing/published.ts';

/** Keeps the status list that a monitor has seen in a folder; without one, it has seen none. */
export function openSeenList(folder: string | undefined): SeenList {
  if (folder === undefined) return { list: undefined, keep: () => undefined };
  const file = join(folder, `${statusList}.jwt`);
  return { list: readText(file)?.trim(), keep: (jws) => writeFileAtomic(file, jws) };
}
