import { useId } from 'react';
import type { VerifierFacts } from './facts.ts';
import { Outcome } from './Outcome.tsx';
import { fill } from './rules.ts';
import type { VerifierStrings } from './strings.ts';
import { useNumber } from './use-number.ts';
import { prepare } from './use-verification.ts';
import styles from './Verifier.module.css';

/** Manual Entry: a field for the number. */
export function NumberEntry({ text, facts }: { text: VerifierStrings['number']; facts: VerifierFacts }) {
  const { typed, setTyped, field, working, failed, outcome, submit, paste, another } = useNumber(facts);
  const id = useId();
  return (
    <>
      <form className="needs-script" onSubmit={submit} onFocus={prepare} noValidate>
        <label className={styles.label} htmlFor={id}>
          {text.label}
        </label>
        <p className={styles.hint} id={`${id}-hint`}>
          {fill(text.hint, { product: facts.issuer.product })}
        </p>
        <div className={styles.row}>
          <input
            id={id}
            ref={field}
            className={styles.field}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <button type="button" className={styles.secondary} aria-label={text.pasteLabel} onClick={() => void paste()}>
            {text.paste}
          </button>
          <button type="submit" className={styles.primary} disabled={working || typed.trim() === ''}>
            {working ? text.verifying : text.verify}
          </button>
        </div>
        <p className={styles.hint}>
          {text.example}{' '}
          <button type="button" className={styles.link} onClick={() => setTyped(facts.example)}>
            {facts.example}
          </button>
        </p>
      </form>
      <p className="visually-hidden" role="status">
        {working ? text.verifying : ''}
      </p>
      <Outcome outcome={outcome} failure={failed ? text.failed : undefined} facts={facts} onAnother={another} />
    </>
  );
}
