import { Eye } from 'lucide-react';
import type { IslandTexts } from '@federation/i18n/strings';
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
        <Eye size={16} strokeWidth={1.8} aria-hidden="true" />
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
          {mode !== 'off' && (
            <>
              <dt>{text.address}</dt>
              <dd>{place?.ip ?? text.unknown}</dd>
              <dt>{text.place}</dt>
              <dd>{(place && formatPlace(place)) || text.unknown}</dd>
            </>
          )}
        </dl>
        {mode === 'on-request' && !place && (
          <button type="button" className={styles.lookUp} onClick={() => void lookUp()}>
            {text.lookUp}
          </button>
        )}
        <p>{[text.explanation, mode !== 'off' && text.asks[mode]].filter(Boolean).join(' ')}</p>
        <a href={privacyHref}>{text.more}</a>
      </div>
    </div>
  );
}
