import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListedEntry } from '../protocol/desk.ts';
import { callApi } from './api.ts';

/**
 * The entries that have the words of a query in their fields or texts; all, without a query. What
 * is typed while the server looks is asked for when it has answered, as fast as it is.
 */
export function useFilteredEntries(
  entries: readonly ListedEntry[],
  query: string,
): readonly ListedEntry[] {
  const wanted = query.trim() && `${query.trim()} ${entries.length}`;
  const [answer, setAnswer] = useState({ wanted: '', found: new Set<string>() });
  const isAsking = useRef(false);
  const find = useEffectEvent(async () => {
    if (isAsking.current || wanted === '' || wanted === answer.wanted) return;
    isAsking.current = true;
    const locations = await callApi('/find', { query }).catch(() => []);
    isAsking.current = false;
    setAnswer({
      wanted,
      found: new Set(locations.map(({ collection, id }) => `${collection}/${id}`)),
    });
  });
  useEffect(() => void find(), [wanted, answer]);
  // Until the first answer, the list stays as it is.
  if (wanted === '' || answer.wanted === '') return entries;
  return entries.filter(({ collection, id }) => answer.found.has(`${collection}/${id}`));
}
