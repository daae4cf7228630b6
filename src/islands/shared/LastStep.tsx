import { fill } from '@federation/i18n/fill';
import { toMailLink, toFieldLines } from '@federation/portal/contract/mail';
import type { Ending } from './use-submission.ts';
import { SummaryList, type SummaryRows } from './SummaryList.tsx';
import { CopyButton } from './CopyButton.tsx';
import { ReceiptText } from './ReceiptText.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { IslandTexts } from '@federation/i18n/strings';
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
export function LastStep({ text, ending, rows: typed, email, onRestart }: Props) {
  const { outcome, receipt } = ending;
  const rows = receipt ? [[text.reference, receipt.reference] as const, ...typed] : typed;
  const sent = outcome === 'sent';
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
            href={toMailLink(email, text.subject, toFieldLines(rows), text.paste)}
          >
            {text.mail}
          </a>
        )}
        <CopyButton text={text} label={text.copy} rows={rows} />
        <button type="button" className="button secondary" onClick={() => print()}>
          {text.print}
        </button>
      </p>
      <SummaryList rows={rows} />
      <button type="button" className={`${styles.plain} no-print`} onClick={onRestart}>
        {text.restart}
      </button>
    </div>
  );
}
