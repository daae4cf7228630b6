import { useCallback, useEffect, useState } from 'react';
import { followAddress, pushAddress } from '@federation/base/browser/address';
import type { ListFilter } from '../../data/filters.ts';
import { isShown, toChoice, toSearch } from './rules.ts';

/**
 * Synchronises the choice, the address and the list. The items are part of the page, outside React,
 * so that they can be read without a script; here they are only shown and hidden.
 *
 * @param listId the id of the list; its items have `data-` attributes named after the facets
 * @param total the number of items
 */
export function useFilter(listId: string, facets: readonly ListFilter[], total: number) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(total);

  // The script before the first paint may have hidden items already, so the address decides from
  // the start.
  const show = useCallback(
    (wanted: string) => {
      const choice = toChoice(facets, wanted);
      const items = findItems(listId);
      for (const item of items)
        item.hidden = !isShown((key) => item.getAttribute(`data-${key}`), choice);
      setShown(items.filter((item) => !item.hidden).length);
      setSearch(wanted);
    },
    [listId, facets],
  );

  useEffect(() => {
    const follow = () => show(location.search);
    follow();
    return followAddress(follow);
  }, [show]);

  // Without its filter a list is whole.
  useEffect(() => () => findItems(listId).forEach((item) => (item.hidden = false)), [listId]);

  const go = (next: string) => {
    if (next !== location.search) pushAddress(location.pathname + next + location.hash);
  };

  return {
    choice: toChoice(facets, search),
    shown,
    choose: (key: string, value: string) => go(toSearch(location.search, key, value)),
    reset: () => go(facets.reduce((query, { key }) => toSearch(query, key, ''), location.search)),
  };
}

const findItems = (listId: string) =>
  [...(document.getElementById(listId)?.children ?? [])] as HTMLElement[];
