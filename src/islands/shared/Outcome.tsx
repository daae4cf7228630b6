import { useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { toMailLink, toRecordText } from '../../core/forms/mail.ts';
import { FilledIn, type Records } from './FilledIn.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { IslandTexts } from '../../i18n/islands.ts';

interface Props {
  text: IslandTexts['formOutcome'] & { subject: string };
  outcome: 'sent' | 'not-sent';
  /** What was filled in, for the reader to keep. */
  record: Records;
  email: string;
  onRestart: () => void;
}

/** The end of a form: whether it was sent, and what was in it, to mail, copy, print or save. */
export function Outcome({ text, outcome, record, email, onRestart }: Props) {
  const [copied, setCopied] = useState<boolean>();
  const sent = outcome === 'sent';
  const copy = () => {
    // Some browsers have no clipboard, others refuse it.
    void Promise.resolve(navigator.clipboard?.writeText(toRecordText(record)) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="done">
      <StepHeading step={outcome} arriving>
        {sent ? text.sent : text.notSent}
      </StepHeading>
      <p>{fill(sent ? text.sentText : text.notSentText, { email })}</p>
      <p className="actions no-print">
        {!sent && (
          <a className="button" href={toMailLink(email, text.subject, toRecordText(record), text.paste)}>
            {text.mail}
          </a>
        )}
        <button type="button" className="button secondary" onClick={copy}>
          {text.copy}
        </button>
        <button type="button" className="button secondary" onClick={() => print()}>
          {text.print}
        </button>
      </p>
      <p role="status">{copied === undefined ? '' : copied ? text.copied : text.notCopied}</p>
      <FilledIn record={record} />
      <button type="button" className="plain no-print" onClick={onRestart}>
        {text.restart}
      </button>
    </div>
  );
}
