import { useEffect, useState } from 'react';
import type { EntryPlace, ListedEntry } from '../core/desk.ts';
import type { Language } from '../i18n/languages.ts';
import { ask } from './api.ts';

/** In milliseconds: the search follows what is typed when the hands rest. */
const pause = 150;

/** The entries that have the words of a query in their fields or texts; all, without a query. */
export function useFound(
  entries: readonly ListedEntry[],
  query: string,
  language: Language,
): readonly ListedEntry[] {
  const [found, setFound] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let isLatest = true;
    const find = async () => {
      if (!query.trim()) return setFound(undefined);
      const places = await ask<EntryPlace[]>('find', language, { query }).catch(() => []);
      if (isLatest) setFound(new Set(places.map(({ collection, id }) => `${collection}/${id}`)));
    };
    const timer = setTimeout(() => void find(), pause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [query, language, entries.length]);
  return found ? entries.filter(({ collection, id }) => found.has(`${collection}/${id}`)) : entries;
}
