import { join } from 'node:path';
import { statusList } from '@federation/certificates/office/register/register';
import { writeFileAtomic } from '@federation/base/file-cache';
import type { SeenList } from '@federation/certificates/office/published/judge-list';
import { readOptionalFile } from '@federation/certificates/office/published/last-publication';

/** Keeps the status list of the last run in a folder; without a folder there is no such list. */
export function openSeenList(folder: string | undefined): SeenList {
  if (folder === undefined) return { list: undefined, keep: () => undefined };
  const file = join(folder, `${statusList}.jwt`);
  return { list: readOptionalFile(file)?.trim(), keep: (jws) => writeFileAtomic(file, jws) };
}
