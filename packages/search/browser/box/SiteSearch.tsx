import { Search } from 'lucide-react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { longestQuery } from '../../shared/longest-query.ts';
import { fill } from '@federation/i18n/fill';
import type { IslandTexts } from '@federation/i18n/strings';
import type { Language } from '@federation/i18n/languages';
import { useSuggestions } from './use-suggestions.ts';
import styles from './SiteSearch.module.css';

interface Props {
  text: IslandTexts['siteSearch'];
  language: Language;
  /** The address of the search page. */
  action: string;
  /** The address of the page that checks certificates. */
  verifier: string;
  /** The prefix of certificate numbers. */
  prefix: string;
}

/** The search box of the header: a plain form until its first use, then with suggestions. */
export function SiteSearch({ text, language, action, verifier, prefix }: Props) {
  const { box, combobox, items, types, typed, type, started } = useSuggestions(language);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = combobox;
  const open = isOpen && items.length > 0;
  const status =
    types && isOpen && typed.trim().length > 1
      ? items.length > 0
        ? fill(text.count, { count: items.length })
        : text.none
      : '';
  // Keep the library from handling two keys: Enter without a chosen suggestion submits the form, and
  // Escape without visible suggestions closes the search of a phone.
  const keepKeys = ({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    if ((key === 'Enter' && highlightedIndex < 0) || (key === 'Escape' && !open)) {
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
    }
  };
  const inputProps = getInputProps({
    ref: box,
    onKeyDown: keepKeys,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(currentTarget.value),
    'aria-labelledby': undefined,
    'aria-expanded': open,
  });

  return (
    <form
      className={`${styles.search} no-print`}
      role="search"
      action={action}
      // A script in the head uses these to keep certificate numbers from being sent.
      data-verifier={verifier}
      data-prefix={prefix}
    >
      {/*
       * The box is named without text, which Chrome would translate: React would then replace the box
       * while somebody types.
       */}
      <input
        id="site-search"
        type="search"
        name="q"
        placeholder={text.placeholder}
        autoComplete="off"
        maxLength={longestQuery}
        // The server renders a plain box: a combobox does not work without its script.
        {...(started
          ? inputProps
          : { ref: inputProps.ref, value: typed, onChange: inputProps.onChange })}
        aria-label={text.label}
      />
      <button type="submit" aria-label={text.submit}>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {started && (
        <>
          <ul
            {...getMenuProps({ 'aria-label': text.suggestions, 'aria-labelledby': undefined })}
            className={styles.menu}
            hidden={!open}
          >
            {open &&
              items.map((item, index) => (
                <li
                  key={item.path}
                  {...getItemProps({ item, index })}
                  data-highlighted={index === highlightedIndex || undefined}
                >
                  <span>{item.title}</span>{' '}
                  <small>
                    {[types?.[item.type]?.name, item.warning].filter(Boolean).join(' · ')}
                  </small>
                </li>
              ))}
          </ul>
          <p role="status" className="visually-hidden">
            {status}
          </p>
        </>
      )}
    </form>
  );
}
