import { useId } from 'react';
import { fill } from '../../i18n/fill.ts';
import type { IslandTexts } from '../../i18n/islands.ts';
import type { VerifierFacts } from './facts.ts';
import { Outcome } from './Outcome.tsx';
import { useNumber } from './use-number.ts';
import { prepare } from './use-verification.ts';

/** Manual Entry: a field for the number. */
export function NumberEntry({ text, facts }: { text: IslandTexts['certificateVerifier']['number']; facts: VerifierFacts }) {
  const { typed, setTyped, field, working, failed, outcome, submit, paste, another } = useNumber(facts);
  const id = useId();
  return (
    <>
      <form className="needs-script" onSubmit={submit} onFocus={() => prepare(facts.language)} noValidate>
        <label className="verify-label" htmlFor={id}>
          {text.label}
        </label>
        <p className="verify-hint" id={`${id}-hint`}>
          {fill(text.hint, { product: facts.issuer.product })}
        </p>
        <div className="verify-row">
          <input
            id={id}
            ref={field}
            type="text"
            className="verify-field"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <button type="button" className="verify-secondary" aria-label={text.pasteLabel} onClick={() => void paste()}>
            {text.paste}
          </button>
          <button type="submit" className="verify-primary" disabled={working || typed.trim() === ''}>
            {working ? text.verifying : text.verify}
          </button>
        </div>
        <p className="verify-hint">
          {text.example}{' '}
          <button type="button" className="verify-link" onClick={() => setTyped(facts.example)}>
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
