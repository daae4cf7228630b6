import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryPlace } from '../../core/desk.ts';
import { readContentFile } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';

/** What an operation changes, and where it leads. */
export interface Outcome {
  changes: Map<string, string | Uint8Array | undefined>;
  place?: EntryPlace;
  /** The name of a file that was added, as a field names it. */
  attached?: string;
}

/** The files in the folder of an entry; those of entries below it are their own. */
export function filesOf({ contentFolder }: Desk, { collection, id }: EntryPlace): string[] {
  if (!readContentFile(contentFolder, `${collection}/${id}/en.mdx`)) throw new DeskError('notFound', `${collection}/${id}`);
  const found = readdirSync(join(contentFolder, collection, id), { withFileTypes: true });
  return found.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => `${collection}/${id}/${name}`);
}
