import type { IslandTexts } from '@federation/i18n/strings';
import { CopyButton } from './CopyButton.tsx';
import type { SummaryRows } from './SummaryList.tsx';
import type { Failure } from './use-sending.ts';
import styles from './forms.module.css';

interface Props {
  text: Pick<IslandTexts['forms'], 'sending' | 'slow' | 'retry' | 'kept' | 'copyTyped'> &
    Pick<IslandTexts['formOutcome'], 'copied' | 'notCopied'>;
  state: 'idle' | 'sending' | 'slow';
  failure: Failure | undefined;
  /** Summary for the visitor to keep if it can’t be sent. */
  rows: SummaryRows;
  onRetry: () => void;
}

/**
 * The progress of sending, announced politely, or an alert with the server’s message if it failed.
 */
export function SendStatus({ text, state, failure, rows, onRetry }: Props) {
  return (
    <>
      <p role="status">
        {state === 'slow'
          ? text.slow
          : state === 'sending' && <span className="visually-hidden">{text.sending}</span>}
      </p>
      {failure && (
        <div className={styles.failure}>
          <p role="alert" className={styles.error}>
            {failure.message}
          </p>
          <p>{[failure.advice, text.kept].filter(Boolean).join(' ')}</p>
          <p className={styles.actions}>
            {failure.canRetry && (
              <button type="button" className="button secondary" onClick={onRetry}>
                {text.retry}
              </button>
            )}
            <CopyButton text={text} label={text.copyTyped} rows={rows} />
          </p>
        </div>
      )}
    </>
  );
}
