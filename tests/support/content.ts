import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMdx } from '../../src/build/content/content-file.ts';
import { readEntryFolders } from '../../src/build/content/entry-folders.ts';
import type { CollectionName } from '../../src/content-model/collections.ts';
import { toIndianDay } from '../../src/core/indian-day.ts';
import { toPublication } from '../../src/core/publication.ts';
import { defaultLanguage, type Language } from '../../src/i18n/languages.ts';

/** An entry as staff wrote it. */
export interface WrittenEntry {
  /** Its folder below that of the collection. */
  id: string;
  /** The fields of the file in a language; those of the default language hold the facts too. */
  fields: Partial<Record<Language, Record<string, unknown>>>;
  /** The text of the file in a language. */
  bodies: Partial<Record<Language, string>>;
}

const root = join(import.meta.dirname, '../..');

/**
 * The entries of a collection that the site shows today, as they are in `src/content`: no drafts,
 * none ahead of their day.
 */
export function readEntries(collection: CollectionName): WrittenEntry[] {
  return readEntryFolders(join(root, 'src/content', collection))
    .map(({ id, files }) => {
      const read = Object.entries(files).map(
        ([language, path]) => [language, readMdx(readFileSync(path, 'utf8'))] as const,
      );
      return {
        id,
        fields: Object.fromEntries(read.map(([language, { data }]) => [language, data])),
        bodies: Object.fromEntries(read.map(([language, { text }]) => [language, text.source])),
      } satisfies WrittenEntry;
    })
    .filter(
      ({ fields }) =>
        toPublication(
          (fields[defaultLanguage] ?? {}) as { draft?: boolean; publishFrom?: string },
          toIndianDay(new Date()),
        ) === 'published',
    );
}

/** Whether a notice runs in the tickers today. */
export const hasTickers = (): boolean =>
  readEntries('notices').some(({ fields }) => {
    const { ticker, expiresOn } = fields[defaultLanguage] ?? {};
    return (
      ticker === true && !(typeof expiresOn === 'string' && expiresOn < toIndianDay(new Date()))
    );
  });
