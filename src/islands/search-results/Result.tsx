import { isLanguage, type Language } from '../../i18n/languages.ts';
import type { IndexDocument } from '../../browser/search-index.ts';
import { toParts, type ResultType, type SearchText } from './rules.ts';
import styles from './SearchResults.module.css';

/** How many parts of a page are linked below it. */
const maxSections = 3;

interface Props {
  page: IndexDocument;
  text: SearchText;
  language: Language;
  types: readonly ResultType[];
}

/** One result: its title, what it is, where the words are, and the parts of the page that have them. */
export function Result({ page, text, language, types }: Props) {
  const type = types.find(({ value }) => value === page.filters.type?.[0])?.label;
  const year = page.filters.year?.[0];
  const own = page.filters.language?.[0];
  const lang = isLanguage(own) && own !== language ? own : undefined;
  const parts = page.sub_results.filter(({ url }) => url.includes('#')).slice(0, maxSections);
  return (
    <li lang={lang}>
      <a href={page.url} hrefLang={lang}>
        {page.meta.title}
      </a>
      <p className={styles.kind} lang={language}>
        {[type, year, page.meta.warning, lang && text.languages[lang]].filter(Boolean).join(' · ')}
      </p>
      <p>
        {toParts(page.excerpt).map(({ text: piece, match }, index) =>
          match ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
        )}
      </p>
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map(({ url, title }) => (
            <li key={url}>
              <a href={url} hrefLang={lang}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
