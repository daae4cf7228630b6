import { useRef, useState, type SubmitEvent } from 'react';
import { fill } from '@federation/i18n/fill';
import { normalizeCode } from '@federation/portal/contract/input';
import { InputField } from '../shared/InputField.tsx';
import { SendStatus } from '../shared/SendStatus.tsx';
import type { SummaryRows } from '../shared/SummaryList.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useErrorTitle } from '../shared/use-validated-form.ts';
import type { Props } from './props.ts';
import type { useCertificateRequest } from './use-certificate-request.ts';
import { useCountdown } from './use-countdown.ts';
import forms from '../shared/forms.module.css';

/** Seconds until the visitor can request a new code. */
const resendDelay = 30;

interface CodeProps extends Omit<Props, 'api' | 'own'> {
  flow: ReturnType<typeof useCertificateRequest>;
  /** Where the code was sent. */
  address: string;
  rows: SummaryRows;
}

/**
 * Asks for the one-time code. It has a single field, so that the code can be pasted or autofilled.
 */
export function CodeStep({ text, flow, address, rows }: CodeProps) {
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const [resent, setResent] = useState(false);
  const secondsLeft = useCountdown(resendDelay, flow.codes);
  const busy = flow.state !== 'idle';
  useErrorTitle(missing || flow.failure !== undefined, text.errorTitle);

  /** The last action, which a retry repeats. */
  const lastAction = useRef<() => void>(undefined);

  const verify = () => {
    lastAction.current = verify;
    const code = normalizeCode(input.current?.value ?? '');
    setMissing(code === '');
    setResent(false);
    if (code === '') input.current?.focus();
    else void flow.verify(code);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    verify();
  };
  const resend = async () => {
    if (secondsLeft > 0 || busy) return;
    lastAction.current = () => void resend();
    setResent(false);
    setResent(await flow.resend());
  };

  return (
    <form className={forms.form} aria-label={text.verify} noValidate onSubmit={submit}>
      <p>{fill(text.codeSent, { email: address })}</p>
      <button type="button" className={forms.plain} onClick={flow.change}>
        {text.change}
      </button>
      <InputField
        ref={(element) => {
          input.current = element as HTMLInputElement;
        }}
        id="field-otp"
        label={text.code}
        hint={text.codeHint}
        error={missing ? text.codeMissing : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        className={forms.code}
        onChange={() => setMissing(false)}
      />
      <SendStatus
        text={text}
        state={flow.state}
        failure={flow.failure}
        rows={rows}
        onRetry={() => lastAction.current?.()}
      />
      <SubmitButton label={text.verify} busyLabel={text.verifying} busy={busy} ready />
      <p role="status">{resent && fill(text.resent, { email: address })}</p>
      {flow.request && (
        <button
          type="button"
          className={forms.plain}
          aria-disabled={secondsLeft > 0 || busy}
          onClick={() => void resend()}
        >
          {secondsLeft > 0 ? fill(text.resendIn, { seconds: secondsLeft }) : text.resend}
        </button>
      )}
    </form>
  );
}
