import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** One folder of a collection. */
export interface EntryFolder {
  id: string;
  folder: string;
  /** The files of the folder by language, such as `en` and `hi`. */
  files: Record<string, string>;
}

/** The entries of a collection: every folder that holds a file named after a language. */
export function readEntryFolders(collectionFolder: string): EntryFolder[] {
  if (!existsSync(collectionFolder)) return [];
  const byFolder = new Map<string, EntryFolder>();
  for (const entry of readdirSync(collectionFolder, { recursive: true, withFileTypes: true })) {
    const language = /^([a-z]{2,3})\.mdx$/.exec(entry.name)?.[1];
    if (!language || !entry.isFile()) continue;
    const id = relative(collectionFolder, entry.parentPath).split('\\').join('/');
    // A text outside of a folder is not an entry; the rule `fileNames` reports it.
    if (id === '') continue;
    const folder = byFolder.get(id) ?? { id, folder: entry.parentPath, files: {} };
    folder.files[language] = join(entry.parentPath, entry.name);
    byFolder.set(id, folder);
  }
  return [...byFolder.values()].sort((a, b) => a.id.localeCompare(b.id));
}
