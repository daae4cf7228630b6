import { useState } from 'react';
import { fill } from '@federation/i18n/fill';
import { LastStep } from '../shared/LastStep.tsx';
import { ReceiptText } from '../shared/ReceiptText.tsx';
import { SummaryList } from '../shared/SummaryList.tsx';
import { StepHeading } from '../shared/StepHeading.tsx';
import { CodeStep } from './CodeStep.tsx';
import { RequestForm } from './RequestForm.tsx';
import type { CertificateRequestInput as Request } from '@federation/portal/contract/certificate-request';
import { useCertificateRequest, type Step } from './use-certificate-request.ts';
import forms from '../shared/forms.module.css';
import type { Props } from './props.ts';

const steps: Step[] = ['form', 'code', 'done'];

/** Summary of the request for the last step. */
const toSummaryRows = (text: Props['text'], request: Request) => [
  [text.fullName, request.fullName] as const,
  [text.emailId, request.emailId] as const,
  [text.purpose, text.purposes[request.purpose]] as const,
];

/** The request for a member’s certificate: form, one-time code, confirmation. */
export function CertificateRequest(props: Props) {
  const { text, api, email } = props;
  const flow = useCertificateRequest(props);
  const { step, request } = flow;
  // A new key resets the form.
  const [attempt, setAttempt] = useState(0);
  const rows = request ? toSummaryRows(text, request) : [];
  const typed = request
    ? [...rows, [text.mobileNumber, String(request.mobileNumber)] as const]
    : rows;
  const position = steps.indexOf(step);
  const restart = () => {
    setAttempt(attempt + 1);
    flow.restart();
  };

  if (step === 'not-sent' && request)
    return (
      <LastStep
        text={{ ...text, subject: text.form }}
        ending={{ outcome: 'not-sent' }}
        rows={typed}
        email={email}
        onRestart={restart}
      />
    );

  return (
    <>
      {api !== undefined && (
        <>
          <ol className={forms.steps}>
            {text.steps.map((name, index) => (
              <li
                key={name}
                aria-current={index === position ? 'step' : undefined}
                data-done={index < position ? '' : undefined}
              >
                {name}
              </li>
            ))}
          </ol>
          <StepHeading step={step}>
            <span className={forms.soft}>{fill(text.step, { step: position + 1 })}</span>{' '}
            <span>{[text.steps[0], text.verify, text.submitted][position]}</span>
          </StepHeading>
        </>
      )}
      {/* Hidden rather than removed, so that nothing is lost when the visitor changes the address. */}
      <div hidden={step !== 'form'}>
        <RequestForm key={attempt} {...{ text, api, email, flow, rows: typed }} />
      </div>
      {step === 'code' && flow.email && (
        <CodeStep {...{ text, email, flow, rows: typed }} address={flow.email} />
      )}
      {step === 'done' && flow.email && (
        <div className={forms.done}>
          {request && <SummaryList rows={rows} />}
          <p>{fill(text.submittedText, { email: flow.email })}</p>
          <ReceiptText text={text} receipt={flow.receipt} />
          <p className={forms.soft}>{text.restricted}</p>
          <button type="button" className="button secondary" onClick={restart}>
            {text.another}
          </button>
        </div>
      )}
    </>
  );
}
