import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { EntryLocation } from '../protocol/desk.ts';
import { sourceFileName } from '@federation/i18n/languages';
import { toContentPath } from './content-files.ts';
import type { Desk } from './desk.ts';

/** The changes of an operation, and the entry to open next. */
export interface OperationResult {
  changes: Map<string, string | Uint8Array | undefined>;
  location?: EntryLocation;
  /** The name of a file that was added, as a field names it. */
  attached?: string;
}

/** The files in the folder of an entry; those of entries below it are their own. */
export function filesOf({ contentFolder }: Desk, { collection, id }: EntryLocation): string[] {
  const folder = dirname(toContentPath(contentFolder, `${collection}/${id}/${sourceFileName}`));
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => `${collection}/${id}/${name}`);
}
