import { certificateRequestForm, purposes } from '@federation/portal/contract/certificate-request';
import { ErrorSummary } from '../shared/ErrorSummary.tsx';
import { InputField } from '../shared/InputField.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { SendStatus } from '../shared/SendStatus.tsx';
import type { SummaryRows } from '../shared/SummaryList.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useValidatedForm, useErrorTitle } from '../shared/use-validated-form.ts';
import type { Props } from './props.ts';
import forms from '../shared/forms.module.css';
import type { useCertificateRequest } from './use-certificate-request.ts';

/** The fields of the certificate request. */
export function RequestForm({
  text,
  api,
  email,
  flow,
  rows,
}: Omit<Props, 'own'> & {
  flow: ReturnType<typeof useCertificateRequest>;
  /** Summary of the fields as last sent. */
  rows: SummaryRows;
}) {
  const { ready, summary, errors, field, onSubmit } = useValidatedForm(
    certificateRequestForm,
    text,
  );
  const submit = onSubmit(flow.submit);
  const isCurrentStep = flow.step === 'form';
  useErrorTitle(
    isCurrentStep && flow.failure !== undefined && errors.length === 0,
    text.errorTitle,
  );
  return (
    <FormShell text={text} label={text.form} email={email} ready={ready} onSubmit={submit}>
      {api === undefined && <p className={forms.soft}>{text.unconnected}</p>}
      <ErrorSummary ref={summary} title={text.problem} errors={errors} />
      <InputField
        {...field('fullName')}
        hint={text.fullNameHint}
        autoComplete="name"
        spellCheck={false}
      />
      <InputField {...field('mobileNumber')} hint={text.mobileHint} type="tel" />
      <InputField
        {...field('emailId')}
        hint={api === undefined ? undefined : text.emailHint}
        type="email"
        spellCheck={false}
      />
      <InputField {...field('purpose')} as="select">
        <option value="">{text.choose}</option>
        {purposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {text.purposes[purpose]}
          </option>
        ))}
      </InputField>
      {isCurrentStep && (
        <SendStatus
          text={text}
          state={flow.state}
          failure={flow.failure}
          rows={rows}
          onRetry={() => void submit()}
        />
      )}
      <SubmitButton
        label={api === undefined ? text.prepare : text.submit}
        busyLabel={text.sending}
        busy={flow.state !== 'idle'}
        ready={ready}
      />
    </FormShell>
  );
}
