import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCollectionName, type CollectionName } from '@federation/content-model/collections';
import { toIndianDay } from '@federation/base/indian-day';
import { toFileName } from '@federation/i18n/languages';
import { readSite } from '../rule/context.ts';
import { writeEntry } from './write-entry.ts';

/**
 * Writes the files of a new entry below `src/content`, one for each language, and returns its
 * folder; undefined when the folder exists already, which is left as it is.
 *
 * @param root the folder of the project
 */
export function createEntry(
  root: string,
  collection: CollectionName,
  folder: string,
  title: string,
): string | undefined {
  const contentFolder = join(root, 'src/content');
  const target = join(contentFolder, collection, folder);
  if (existsSync(target)) return undefined;
  const { folders, entries } = readSite(root, contentFolder);
  const numbers = entries.flatMap(
    ({
      source: {
        data: { number },
      },
    }) => (typeof number === 'string' ? [number] : []),
  );
  const idsOf = (name: string) => (isCollectionName(name) ? folders[name].map(({ id }) => id) : []);
  const files = writeEntry(collection, { title, today: toIndianDay(new Date()), idsOf, numbers });
  mkdirSync(target, { recursive: true });
  for (const [language, text] of Object.entries(files))
    writeFileSync(join(target, toFileName(language)), text, { flag: 'wx' });
  return target;
}
