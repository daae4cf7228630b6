import { useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { SummaryList } from '../shared/SummaryList.tsx';
import { StepHeading } from '../shared/StepHeading.tsx';
import { CodeStep } from './CodeStep.tsx';
import { RequestForm } from './RequestForm.tsx';
import { useCertificateRequest, type Step } from './use-certificate-request.ts';
import forms from '../shared/forms.module.css';
import type { Props } from './props.ts';

const steps: Step[] = ['form', 'code', 'done'];

/** The request for a member’s certificate: form, one-time code, confirmation. */
export function CertificateRequest({ text, api, email }: Props) {
  const flow = useCertificateRequest(api, text);
  const { step, request } = flow;
  // A new key resets the form.
  const [attempt, setAttempt] = useState(0);
  const position = steps.indexOf(step);

  return (
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
        {[text.steps[0], text.verify, text.submitted][position]}
      </StepHeading>
      {/* Hidden rather than removed, so that nothing is lost when the visitor changes the address. */}
      <div hidden={step !== 'form'}>
        <RequestForm key={attempt} {...{ text, email, flow }} />
      </div>
      {step === 'code' && request && <CodeStep {...{ text, email, flow, request }} />}
      {step === 'done' && request && (
        <div className={forms.done}>
          <SummaryList
            rows={[
              [text.fullName, request.fullName],
              [text.emailId, request.emailId],
              [text.purpose, text.purposes[request.purpose]],
            ]}
          />
          <p>{fill(text.submittedText, { email: request.emailId })}</p>
          <p className={forms.soft}>{text.restricted}</p>
          <button
            type="button"
            className="button secondary"
            onClick={() => {
              setAttempt(attempt + 1);
              flow.restart();
            }}
          >
            {text.another}
          </button>
        </div>
      )}
    </>
  );
}
