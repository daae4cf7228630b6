import type { IslandTexts } from '../../i18n/islands.ts';
import type { Failure } from './use-sending.ts';

interface Props {
  text: Pick<IslandTexts['forms'], 'sending' | 'slow' | 'retry' | 'kept'>;
  state: 'idle' | 'sending' | 'slow';
  failure: Failure | undefined;
  onRetry: () => void;
}

/** How the sending goes: announced while it lasts, and in a red alert with the server’s own words when it fails. */
export function SendStatus({ text, state, failure, onRetry }: Props) {
  return (
    <>
      <p role="status" className="progress">
        {state === 'slow' ? text.slow : state === 'sending' && <span className="visually-hidden">{text.sending}</span>}
      </p>
      {failure && (
        <div className="failure">
          <p role="alert">{failure.message}</p>
          <p>
            {failure.advice} {text.kept}
          </p>
          {failure.canRetry && (
            <button type="button" className="button secondary" onClick={onRetry}>
              {text.retry}
            </button>
          )}
        </div>
      )}
    </>
  );
}
