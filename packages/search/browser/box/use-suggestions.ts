import { useCombobox } from 'downshift';
import { useEffect, useMemo, useRef, useState } from 'react';
import { loadPageSummaries } from '../page-summaries.ts';
import type { SummaryFile } from '../../shared/page-summary.ts';
import { createSuggester } from '../../shared/suggest.ts';
import type { Language } from '@federation/i18n/languages';

/**
 * Suggestions for the search box. They load when a visitor first uses the box. Without them the box
 * works as a plain form.
 */
export function useSuggestions(language: Language) {
  const [known, setKnown] = useState<SummaryFile>();
  // Visitors may type before this runs: React reads the box when it takes control.
  const [{ typed, started }, setBox] = useState({ typed: '', started: false });
  const box = useRef<HTMLInputElement>(null);
  const suggest = useMemo(() => known && createSuggester(known), [known]);
  const items = useMemo(() => suggest?.(typed) ?? [], [suggest, typed]);

  const combobox = useCombobox({
    id: 'site-search-box',
    inputId: 'site-search',
    items,
    inputValue: typed,
    // Text that was typed before this ran gets suggestions too.
    initialIsOpen: true,
    itemToString: (item) => item?.title ?? '',
    onInputValueChange: ({ inputValue }) => setBox({ typed: inputValue, started: true }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) location.assign(selectedItem.path);
    },
  });

  useEffect(() => {
    setBox({ typed: box.current?.value ?? '', started: true });
    const request = new AbortController();
    loadPageSummaries(language, { signal: request.signal })
      .then(setKnown)
      // A box without suggestions still searches.
      .catch(() => undefined);
    return () => request.abort();
  }, [language]);

  // The library reports changes a moment late, so a fast typist would lose letters.
  const type = (value: string) => setBox({ typed: value, started: true });
  return { box, combobox, items, types: known?.types, typed, type, started };
}
