import { fill } from '@federation/i18n/fill';
import type { IslandTexts } from '@federation/i18n/strings';
import { useClearStorage, type ClearResult } from './use-clear-storage.ts';
import styles from './ClearStorage.module.css';

type Text = IslandTexts['clearStorage'];

/** A button that deletes what this site has stored in the browser, and reports the result. */
export function ClearStorage({ text }: { text: Text }) {
  const { cleared, clear } = useClearStorage();
  return (
    <div className={`needs-script ${styles.clear}`}>
      <button type="button" onClick={clear}>
        {text.clear}
      </button>
      <p role="status">{cleared === undefined ? '' : toWords(cleared, text)}</p>
    </div>
  );
}

function toWords(cleared: ClearResult, text: Text): string {
  if (cleared === 'blocked') return text.blocked;
  if (cleared === 0) return text.nothing;
  return fill(cleared === 1 ? text.one : text.other, { count: cleared });
}
