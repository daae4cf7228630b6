import { Fragment } from 'react';
import { formatDay } from '@federation/base/dates';
import type { Language } from '@federation/i18n/languages';
import type { IndexDocument } from '../search-index.ts';
import { createExcerpt } from './excerpt.ts';
import type { ResultType, SearchText } from './search-address.ts';
import styles from './SearchResults.module.css';

interface Props {
  page: IndexDocument;
  text: SearchText;
  language: Language;
  types: readonly ResultType[];
  /** The corrected words of the query. */
  words: readonly string[];
}

/** One result: its title, its type, an excerpt, and the best parts of the page. */
export function SearchResult({ page, text, language, types, words }: Props) {
  const type = types.find(({ value }) => value === page.filters.type?.[0])?.one;
  const day = page.meta.day ? formatDay(page.meta.day, language) : page.filters.year?.[0];
  const lang = page.language === language ? undefined : page.language;
  const { parts, best, sections } = createExcerpt(page, words);
  return (
    <li lang={lang}>
      <a href={best?.url ?? page.url} hrefLang={lang}>
        {[page.meta.title, best?.title].filter(Boolean).join(' › ')}
      </a>
      <p className={styles.kind} lang={language}>
        {[type, day, page.meta.warning, lang && text.languages[lang]].filter(Boolean).join(' · ')}
      </p>
      <p key={words.join(' ')}>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            {part.match ? <mark>{part.text}</mark> : part.text}
          </Fragment>
        ))}
      </p>
      {sections.length > 0 && (
        <ul className={`plain ${styles.parts}`}>
          {sections.map(({ url, title }) => (
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
