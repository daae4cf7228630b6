import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCollectionName, type CollectionName } from '@federation/content-model/collections';
import { toIndianDay } from '@federation/base/indian-day';
import { toFileName } from '@federation/i18n/languages';
import { readContent } from '../rule/checked-content.ts';
import { createEarlierEdition, writeEarlierEdition } from './earlier-edition.ts';
import { numbersOf } from './next-number.ts';
import { writeEntry } from './write-entry.ts';

/**
 * Writes the files of a new entry below `src/content`, one for each language, and returns its
 * folder. For an earlier edition, the title is the path of the rule whose text it keeps.
 *
 * @param root the folder of the project
 * @throws Error if the folder exists already, which is left as it is, or no rule has the path
 */
export function createEntry(
  root: string,
  collection: CollectionName,
  folder: string,
  title: string,
): string {
  const contentFolder = join(root, 'src/content');
  const content = readContent(root);
  const today = toIndianDay(new Date());
  const earlier =
    collection === 'editions' ? createEarlierEdition(content, title, today) : undefined;
  if (collection === 'editions' && !earlier)
    throw new Error(
      `No page or guideline at “${title}” has an edition or a version. Give its address, such as about/charter.`,
    );
  const target = join(contentFolder, collection, earlier?.id ?? folder);
  if (existsSync(target)) throw new Error(`${target} exists already. Nothing was written.`);
  const idsOf = (name: string) =>
    isCollectionName(name) ? content.folders[name].map(({ id }) => id) : [];
  const files = earlier
    ? writeEarlierEdition(earlier)
    : writeEntry(collection, { title, today, idsOf, numbers: numbersOf(content) });
  mkdirSync(target, { recursive: true });
  for (const [language, text] of Object.entries(files))
    writeFileSync(join(target, toFileName(language)), text, { flag: 'wx' });
  return target;
}
