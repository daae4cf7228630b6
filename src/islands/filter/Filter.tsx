import { useId, useRef } from 'react';
import { fill } from '@federation/i18n/fill';
import type { IslandTexts } from '@federation/i18n/strings';
import type { ListFilter } from '../../data/filters.ts';
import { maxButtons, toChosenText } from './rules.ts';
import { useFilter } from './use-filter.ts';
import styles from './Filter.module.css';

interface Props {
  /** The id of the list. */
  list: string;
  facets: ListFilter[];
  /** The number of items. */
  total: number;
  text: Pick<IslandTexts['filter'], 'none' | 'reset' | 'printed'> & {
    shown: { one: string; other: string };
  };
}

/**
 * The choices above a list that the page already holds. The number of items is announced when it
 * changes.
 */
export function Filter({ list, facets, total, text }: Props) {
  const { choice, shown, choose, reset } = useFilter(list, facets, total);
  const controls = useRef<HTMLDivElement>(null);
  const id = useId();
  const chosen = toChosenText(facets, choice);
  const showAll = () => {
    reset();
    // The button disappears with the empty list, so the focus moves to the choices.
    controls.current?.querySelector<HTMLElement>('button, select')?.focus();
  };
  return (
    <div className={styles.filter}>
      <div ref={controls} className={`${styles.facets} needs-script no-print`}>
        {facets.map((facet) => {
          const label = `${id}${facet.key}`;
          const value = choice[facet.key] ?? '';
          return facet.options.length > maxButtons ? (
            <p key={facet.key} className={styles.facet}>
              <label htmlFor={label}>{facet.label}</label>
              <select
                id={label}
                value={value}
                onChange={(event) => choose(facet.key, event.target.value)}
              >
                {facet.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </p>
          ) : (
            <div key={facet.key} role="group" aria-labelledby={label} className={styles.facet}>
              <span id={label}>{facet.label}</span>
              {facet.options.map((option) => (
                <button
                  key={option.value}
                  type="button"
                  aria-pressed={option.value === value}
                  onClick={() => choose(facet.key, option.value)}
                >
                  {option.label}
                </button>
              ))}
            </div>
          );
        })}
      </div>
      {chosen && <p className={styles.printed}>{`${text.printed} ${chosen}`}</p>}
      <p role="status" className="small">
        {shown === 0
          ? text.none
          : fill(shown === 1 ? text.shown.one : text.shown.other, { count: shown })}
      </p>
      {shown === 0 && (
        <button type="button" className="no-print" onClick={showAll}>
          {text.reset}
        </button>
      )}
    </div>
  );
}
