import { useId } from 'react';
import { fill } from '@federation/i18n/fill';
import type { MethodProps } from './config.ts';
import { VerificationView } from './VerificationView.tsx';
import { useNumber } from './use-number.ts';
import { preload } from './use-verification.ts';
import styles from './Verifier.module.css';

/** Manual Entry: a field for the certificate number. */
export function NumberEntry({ text, config }: MethodProps<'number'>) {
  const { typed, setTyped, field, phase, working, submit, paste, restart } = useNumber(config);
  const id = useId();
  return (
    <>
      <form className="needs-script" onSubmit={submit} onFocus={preload} noValidate>
        <label className={styles.label} htmlFor={id}>
          {text.label}
        </label>
        <p className="small" id={`${id}-hint`}>
          {fill(text.hint, { product: config.issuer.product })}
        </p>
        <div className={styles.row}>
          <input
            id={id}
            ref={field}
            type="text"
            className={styles.field}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <button
            type="button"
            className="button secondary"
            aria-label={text.pasteLabel}
            onClick={() => void paste()}
          >
            {text.paste}
          </button>
          <button type="submit" className="button" disabled={working || typed.trim() === ''}>
            {working ? text.verifying : text.verify}
          </button>
        </div>
        {config.example && (
          <p className="small">
            {text.example}{' '}
            <button
              type="button"
              className={styles.link}
              onClick={() => setTyped(config.example ?? '')}
            >
              {config.example}
            </button>
          </p>
        )}
      </form>
      <p className="visually-hidden" role="status">
        {working ? text.verifying : ''}
      </p>
      <VerificationView phase={phase} failure={text.failed} config={config} onRestart={restart} />
    </>
  );
}
