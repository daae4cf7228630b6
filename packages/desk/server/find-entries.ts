import type { EntryLocation } from '../protocol/desk.ts';
import { memoize } from '@federation/base/memoize';
import { hasWords, toSearchable, type Searchable } from '@federation/search/has-words';
import type { CheckedEntry, CheckedContent } from '@federation/content-check/rule/checked-content';

/** Memoized until the files of the entry are read again. */
const searchableOf = memoize(({ collection, id, files }: CheckedEntry): Searchable => {
  const texts = files.map(({ file }) => `${JSON.stringify(file.data)} ${file.text.source}`);
  return toSearchable([collection, id, ...texts].join(' '));
});

/** The entries that have all words of a query in their fields or texts, in any language. */
export const findEntries = ({ entries }: CheckedContent, query: string): EntryLocation[] =>
  entries
    .filter((entry) => hasWords(searchableOf(entry), query))
    .map(({ collection, id }) => ({ collection, id }));
