import { fill } from '@federation/i18n/fill';
import { Filters } from './Filters.tsx';
import { SearchResult } from './SearchResult.tsx';
import type { SearchText } from './search-address.ts';
import { useSearch, type UseSearchOptions } from './use-search.ts';
import styles from './SearchResults.module.css';

interface Props extends UseSearchOptions {
  text: SearchText;
  sitemap: string;
  contact: string;
  /** True on the development server, where the index may be missing. */
  unbuilt: boolean;
}

/** The results of the search in the address, with filters. */
export function SearchResults({ text, sitemap, contact, unbuilt, language, types }: Props) {
  const { search, state, narrow, showMore } = useSearch({ language, types });
  const found = state.name === 'found' ? state.found : undefined;
  const known = state.name === 'searching' || state.name === 'failed' ? state.known : [];
  const shown = found?.shown ?? known;
  const count = found ? found.shown.length + found.rest.length : 0;
  const lost = state.name === 'failed' || (found && count === 0);
  const say = (line: string) => fill(line, { query: search.query, count });
  const status = {
    start: text.start,
    searching: text.searching,
    failed: unbuilt ? text.unbuilt : text.failed,
    found: say(
      found?.partly ? text.partly : count > 1 ? text.many : count === 1 ? text.one : text.none,
    ),
  }[state.name];

  return (
    <div className={styles.search}>
      {search.query && (
        <Filters {...{ text, language, search, types, narrow }} counts={found?.counts ?? {}} />
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
      {found?.corrected && count > 0 && (
        <p>
          {text.corrected}{' '}
          <a href={`?${new URLSearchParams({ q: found.corrected })}`}>{found.corrected}</a>
        </p>
      )}
      {lost && (
        <p>
          {state.name === 'found' && <span>{`${text.noneHelp} `}</span>}
          <a href={sitemap}>{text.sitemap}</a> · <a href={contact}>{text.contact}</a>
        </p>
      )}
      {shown.length > 0 && (
        <ol className={`plain ${styles.results}`} aria-label={text.results}>
          {shown.map((page) => (
            <SearchResult
              key={page.url}
              {...{ page, text, language, types }}
              words={found?.words ?? []}
            />
          ))}
        </ol>
      )}
      {found && found.rest.length > 0 && (
        <button type="button" className={styles.more} onClick={() => void showMore()}>
          {text.more}
        </button>
      )}
    </div>
  );
}
