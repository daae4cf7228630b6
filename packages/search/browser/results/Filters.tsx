import { useState } from 'react';
import { languages, type Language } from '@federation/i18n/languages';
import type { ResultType, Search, SearchText } from './search-address.ts';
import styles from './SearchResults.module.css';

interface Props {
  text: SearchText;
  language: Language;
  search: Search;
  types: readonly ResultType[];
  /** The number of results for each value of each filter. */
  counts: Record<string, Record<string, number>>;
  narrow: (filters: Partial<Search>) => void;
}

/**
 * Narrows the results by type, year and language. Values without results are hidden unless selected.
 * On a phone the filters start folded, so that the first result is on the first screen.
 */
export function Filters({ text, language, search, types, counts, narrow }: Props) {
  const years = [...new Set([...Object.keys(counts.year ?? {}), search.year].filter(Boolean))]
    .sort()
    .reverse();
  const offered = types.filter(({ value }) => counts.type?.[value] || value === search.type);
  const withCount = (name: string, count: number | undefined) =>
    count ? `${name} (${count})` : name;
  const set = [search.type, search.year, search.language !== language].filter(Boolean).length;
  const [open, setOpen] = useState(() => set > 0 || matchMedia('(min-width: 48rem)').matches);

  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={styles.fold}
    >
      <summary>{set > 0 ? `${text.filters} (${set})` : text.filters}</summary>
      <div role="group" aria-label={text.filters} className={styles.filters}>
        <label>
          {text.type}
          <select value={search.type} onChange={({ target }) => narrow({ type: target.value })}>
            <option value="">{text.anyType}</option>
            {offered.map(({ value, label }) => (
              <option key={value} value={value}>
                {withCount(label, counts.type?.[value])}
              </option>
            ))}
          </select>
        </label>
        <label>
          {text.year}
          <select value={search.year} onChange={({ target }) => narrow({ year: target.value })}>
            <option value="">{text.anyYear}</option>
            {years.map((year) => (
              <option key={year} value={year}>
                {withCount(year, counts.year?.[year])}
              </option>
            ))}
          </select>
        </label>
        <label>
          {text.language}
          <select
            value={search.language}
            onChange={({ target }) => narrow({ language: target.value as Search['language'] })}
          >
            <option value="all">{text.allLanguages}</option>
            {languages.map((each) => (
              <option key={each} value={each}>
                {text.languages[each]}
              </option>
            ))}
          </select>
        </label>
        {set > 0 && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => narrow({ type: '', year: '', language })}
          >
            {text.clear}
          </button>
        )}
      </div>
    </details>
  );
}
