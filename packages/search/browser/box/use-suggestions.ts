import { useCombobox } from 'downshift';
import { useEffect, useMemo, useRef, useState } from 'react';
import { loadKnownPages } from '../known-pages.ts';
import type { KnownFile } from '../../shared/known-page.ts';
import { createSuggester } from '../../shared/suggest.ts';
import type { Language } from '@federation/i18n/languages';

/**
 * Suggestions for the search box. They are asked for once, when this first runs, which is when a
 * visitor first uses the box. Without them the box works as a plain form.
 *
 * @param language that of the page
 */
export function useSuggestions(language: Language) {
  const [known, setKnown] = useState<KnownFile>();
  // What was typed before this ran is in the box, and is read at the moment when React takes
  // control of the box.
  const [{ typed, started }, setBox] = useState({ typed: '', started: false });
  const box = useRef<HTMLInputElement>(null);
  const suggest = useMemo(() => known && createSuggester(known), [known]);
  const items = useMemo(() => suggest?.(typed) ?? [], [suggest, typed]);

  const combobox = useCombobox({
    id: 'site-search-box',
    inputId: 'site-search',
    items,
    inputValue: typed,
    // What was typed before this ran gets its suggestions too.
    initialIsOpen: true,
    itemToString: (item) => item?.title ?? '',
    onInputValueChange: ({ inputValue }) => setBox({ typed: inputValue, started: true }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) location.assign(selectedItem.path);
    },
  });

  useEffect(() => {
    setBox({ typed: box.current?.value ?? '', started: true });
    const asked = new AbortController();
    loadKnownPages(language, { signal: asked.signal })
      .then(setKnown)
      // A box without suggestions still searches.
      .catch(() => undefined);
    return () => asked.abort();
  }, [language]);

  // The library tells of a change a moment late; a fast typist would lose letters in between.
  const type = (value: string) => setBox({ typed: value, started: true });
  return { box, combobox, items, types: known?.types, typed, type, started };
}
