import { join } from 'node:path';
import { readEntryFolders, readMdx } from '../../src/build/content-check/read.ts';
import type { CollectionName } from '../../src/collections/index.ts';
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

/** The entries of a collection that the site shows today, as they are in `src/content`: no drafts, none ahead of their day. */
export function readEntries(collection: CollectionName): WrittenEntry[] {
  return readEntryFolders(join(root, 'src/content', collection))
    .map(({ id, files }) => {
      const read = Object.entries(files).map(([language, path]) => [language, readMdx(root, path)] as const);
      return {
        id,
        fields: Object.fromEntries(read.map(([language, { data }]) => [language, data as Record<string, unknown>])),
        bodies: Object.fromEntries(read.map(([language, { body }]) => [language, body])),
      } satisfies WrittenEntry;
    })
    .filter(
      ({ fields }) =>
        toPublication((fields[defaultLanguage] ?? {}) as { draft?: boolean; publishFrom?: string }, toIndianDay(new Date())) ===
        'published',
    );
}
