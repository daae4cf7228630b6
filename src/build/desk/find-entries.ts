import type { EntryPlace } from '../../core/desk.ts';
import { hasWords, toSearchable, type Searchable } from '../../core/search/has-words.ts';
import type { Entry, Site } from '../content-check/context.ts';

/** What was made of an entry stays until its files are read anew. */
const known = new WeakMap<Entry, Searchable>();

function searchableOf(entry: Entry): Searchable {
  const { collection, id, files } = entry;
  const texts = files.map(({ file }) => `${JSON.stringify(file.data)} ${file.text.source}`);
  const made = known.get(entry) ?? toSearchable([collection, id, ...texts].join(' '));
  known.set(entry, made);
  return made;
}

/** The entries that have all words of a query in their fields or texts, in any language. */
export const findEntries = ({ entries }: Site, query: string): EntryPlace[] =>
  entries
    .filter((entry) => hasWords(searchableOf(entry), query))
    .map(({ collection, id }) => ({ collection, id }));
