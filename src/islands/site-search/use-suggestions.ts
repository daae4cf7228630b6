import { useCombobox } from 'downshift';
import { useEffect, useMemo, useState } from 'react';
import type { Suggestion } from '../../lib/search/suggestion.ts';
import { createSuggester } from './rules.ts';

/**
 * Suggestions for the search box. They are asked for once, when this first runs, which is when a
 * visitor first uses the box. Without them the box works as a plain form.
 *
 * @param source the address of the suggestions of the page's language
 */
export function useSuggestions(source: string) {
  const [known, setKnown] = useState<Suggestion[]>();
  // What was typed before this ran stands in the box that the server drew.
  const [typed, setTyped] = useState(() =>
    typeof document === 'undefined' ? '' : (document.querySelector<HTMLInputElement>('#site-search')?.value ?? ''),
  );
  const suggest = useMemo(() => createSuggester(known ?? []), [known]);
  const items = useMemo(() => suggest(typed), [suggest, typed]);

  const combobox = useCombobox({
    id: 'site-search-box',
    inputId: 'site-search',
    items,
    inputValue: typed,
    itemToString: (item) => item?.t ?? '',
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) location.assign(selectedItem.p);
    },
  });

  useEffect(() => {
    const asked = new AbortController();
    fetch(source, { signal: asked.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then((answer: Suggestion[]) => setKnown(answer))
      // A box without suggestions still searches.
      .catch(() => undefined);
    return () => asked.abort();
  }, [source]);

  return { combobox, items, typed, ready: known !== undefined };
}
