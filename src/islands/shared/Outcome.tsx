import { useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { toMailLink, toPlainText } from '../../core/forms/mail.ts';
import type { Ending } from './use-submission.ts';
import { SummaryList, type SummaryRows } from './SummaryList.tsx';
import { ReceiptText } from './ReceiptText.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { IslandTexts } from '../../i18n/islands.ts';
import styles from './forms.module.css';

interface Props {
  text: IslandTexts['formOutcome'] & { subject: string };
  ending: Ending;
  /** The submitted fields, for the visitor to keep. */
  rows: SummaryRows;
  email: string;
  onRestart: () => void;
}

/** The last step of a form: whether it was sent, and its content to mail, copy, print or save. */
export function Outcome({ text, ending, rows: typed, email, onRestart }: Props) {
  const { outcome, receipt } = ending;
  const rows = receipt ? [[text.reference, receipt.reference] as const, ...typed] : typed;
  const [copied, setCopied] = useState<boolean>();
  const sent = outcome === 'sent';
  const copy = () => {
    // The clipboard may be missing or not permitted.
    void Promise.resolve(
      navigator.clipboard?.writeText(toPlainText(rows)) ??
        Promise.reject(new Error('no clipboard')),
    ).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles.done}>
      <StepHeading step={outcome} focusOnMount>
        {sent ? text.sent : text.notSent}
      </StepHeading>
      <p>{fill(sent ? text.sentText : text.notSentText, { email })}</p>
      <ReceiptText text={text} receipt={receipt} />
      <p className={`${styles.actions} no-print`}>
        {!sent && (
          <a
            className="button"
            href={toMailLink(email, text.subject, toPlainText(rows), text.paste)}
          >
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
      <SummaryList rows={rows} />
      <button type="button" className={`${styles.plain} no-print`} onClick={onRestart}>
        {text.restart}
      </button>
    </div>
  );
}
