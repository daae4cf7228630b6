import type { IslandTexts } from '../../i18n/islands.ts';
import { formatPlace, type LookUpMode } from './rules.ts';
import { useVisitor } from './use-visitor.ts';
import styles from './VisitorTracker.module.css';

interface Props {
  text: IslandTexts['visitorTracker'];
  mode: LookUpMode;
  url: string;
  privacyHref: string;
}

/**
 * The visitor box: the number of visits of this browser, and its location. Clicking it shows an
 * explanation.
 */
export function VisitorTracker({ text, mode, url, privacyHref }: Props) {
  const { count, place, lookUp } = useVisitor(mode, url);
  return (
    <div className={`needs-script ${styles.tracker}`}>
      <button type="button" className={styles.summary} popoverTarget="visitor-details">
        <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" className={styles.eye}>
          <path d="M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
        </svg>
        <span className={styles.label}>{text.title}</span> <b>{count ?? '–'}</b>
        {(place ?? mode === 'automatic') && (
          <span className={styles.place}>
            {place ? [place.ip, formatPlace(place)].filter(Boolean).join(' · ') : '–'}
          </span>
        )}
      </button>
      <div id="visitor-details" popover="auto" className={styles.details}>
        <dl>
          <dt>{text.visits}</dt>
          <dd>{count ?? '–'}</dd>
          <dt>{text.address}</dt>
          <dd>{place?.ip ?? text.unknown}</dd>
          <dt>{text.place}</dt>
          <dd>{(place && formatPlace(place)) || text.unknown}</dd>
        </dl>
        {mode === 'on-request' && !place && (
          <button type="button" className={styles.lookUp} onClick={() => void lookUp()}>
            {text.lookUp}
          </button>
        )}
        <p>{text.explanation}</p>
        <a href={privacyHref}>{text.more}</a>
      </div>
    </div>
  );
}
