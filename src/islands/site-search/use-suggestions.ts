import { useCombobox } from 'downshift';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SuggestionFile } from '../../core/search/suggestion.ts';
import { createSuggester } from './rules.ts';

const none: SuggestionFile = { suggestions: [], stopWords: '' };

/**
 * Suggestions for the search box. They are asked for once, when this first runs, which is when a
 * visitor first uses the box. Without them the box works as a plain form.
 *
 * @param source the address of the suggestions of the page's language
 */
export function useSuggestions(source: string) {
  const [known, setKnown] = useState<SuggestionFile>();
  // What was typed before this ran is in the box, and is read at the moment when React takes
  // control of the box.
  const [{ typed, started }, setBox] = useState({ typed: '', started: false });
  const box = useRef<HTMLInputElement>(null);
  const suggest = useMemo(() => createSuggester(known ?? none), [known]);
  const items = useMemo(() => suggest(typed), [suggest, typed]);

  const combobox = useCombobox({
    id: 'site-search-box',
    inputId: 'site-search',
    items,
    inputValue: typed,
    // What was typed before this ran gets its suggestions too.
    initialIsOpen: true,
    itemToString: (item) => item?.t ?? '',
    onInputValueChange: ({ inputValue }) => setBox({ typed: inputValue, started: true }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) location.assign(selectedItem.p);
    },
  });

  useEffect(() => {
    setBox({ typed: box.current?.value ?? '', started: true });
    const asked = new AbortController();
    fetch(source, { signal: asked.signal })
      .then((response) => (response.ok ? response.json() : none))
      .then((answer: SuggestionFile) => setKnown(answer))
      // A box without suggestions still searches.
      .catch(() => undefined);
    return () => asked.abort();
  }, [source]);

  // The library tells of a change a moment late; a fast typist would lose letters in between.
  const type = (value: string) => setBox({ typed: value, started: true });
  return { box, combobox, items, typed, type, started, ready: known !== undefined };
}
