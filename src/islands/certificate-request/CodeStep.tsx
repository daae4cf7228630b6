import { useRef, useState, type SubmitEvent } from 'react';
import { fill } from '../../i18n/fill.ts';
import type { CertificateRequest } from '../../core/forms/certificate-request.ts';
import { toCode } from '../../core/forms/input.ts';
import { Field } from '../shared/Field.tsx';
import { SendStatus } from '../shared/SendStatus.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useErrorTitle } from '../shared/use-checked-form.ts';
import type { Props } from './CertificateRequest.tsx';
import type { useCertificateRequest } from './use-certificate-request.ts';
import { useCountdown } from './use-countdown.ts';

/** After how many seconds a new code can be asked for. */
const resendAfter = 30;

interface CodeProps extends Omit<Props, 'api'> {
  flow: ReturnType<typeof useCertificateRequest>;
  request: CertificateRequest;
}

/** Asks for the one-time code. One field, so that it can be pasted and filled in by the browser. */
export function CodeStep({ text, flow, request }: CodeProps) {
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const [resent, setResent] = useState(false);
  const left = useCountdown(resendAfter, flow.codes);
  const busy = flow.state !== 'idle';
  useErrorTitle(missing || flow.failure !== undefined, text.errorTitle);

  /** What failed last, so that trying again does the same. */
  const last = useRef<() => void>(undefined);

  const verify = () => {
    last.current = verify;
    const code = toCode(input.current?.value ?? '');
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
    if (left > 0 || busy) return;
    last.current = () => void resend();
    setResent(false);
    setResent(await flow.resend());
  };

  return (
    <form aria-label={text.verify} noValidate onSubmit={submit}>
      <p>{fill(text.codeSent, { email: request.emailId })}</p>
      <button type="button" className="plain" onClick={flow.change}>
        {text.change}
      </button>
      <Field
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
        className="code"
        onChange={() => setMissing(false)}
      />
      <SendStatus text={text} state={flow.state} failure={flow.failure} onRetry={() => last.current?.()} />
      <SubmitButton label={text.verify} busyLabel={text.verifying} busy={busy} ready />
      <p role="status">{resent && fill(text.resent, { email: request.emailId })}</p>
      <button type="button" className="plain" aria-disabled={left > 0 || busy} onClick={() => void resend()}>
        {left > 0 ? fill(text.resendIn, { seconds: left }) : text.resend}
      </button>
    </form>
  );
}
