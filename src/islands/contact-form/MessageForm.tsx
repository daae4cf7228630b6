import { useWatch } from 'react-hook-form';
import { subjects, type contactMessageForm } from '@federation/portal/contract/contact-message';
import type { ComplaintDetails } from '@federation/portal/contract/complaint-details';
import { ErrorSummary } from '../shared/ErrorSummary.tsx';
import { InputField } from '../shared/InputField.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { SendStatus } from '../shared/SendStatus.tsx';
import type { SummaryRows } from '../shared/SummaryList.tsx';
import { SubmitButton } from '../shared/SubmitButton.tsx';
import { useErrorTitle, type ValidatedForm } from '../shared/use-validated-form.ts';
import type { useSubmission } from '../shared/use-submission.ts';
import { ComplaintHints } from './ComplaintHints.tsx';
import type { Props } from './props.ts';
import { toRecipient } from './rules.ts';
import forms from '../shared/forms.module.css';

interface FormProps extends Props {
  validatedForm: ValidatedForm<typeof contactMessageForm>;
  submission: ReturnType<typeof useSubmission>;
  /** Summary of the fields as last sent. */
  rows: SummaryRows;
  onSubmit: () => unknown;
  onDetails: (details?: ComplaintDetails) => void;
}

/** The fields of the contact form. */
export function MessageForm({
  validatedForm,
  submission,
  rows,
  onSubmit,
  onDetails,
  ...props
}: FormProps) {
  const { text, endpoint, subject } = props;
  const { form, ready, summary, errors, field } = validatedForm;
  const { state, failure, busy } = submission;
  const chosen = useWatch({ control: form.control, name: 'subject', defaultValue: subject });
  useErrorTitle(failure !== undefined && errors.length === 0, text.errorTitle);

  return (
    <FormShell
      text={text}
      label={text.form}
      email={toRecipient(chosen, props)}
      ready={ready}
      onSubmit={onSubmit}
    >
      {endpoint === undefined && <p className={forms.soft}>{text.unconnected}</p>}
      <ErrorSummary ref={summary} title={text.problem} errors={errors} />
      <InputField {...field('name')} autoComplete="name" spellCheck={false} />
      <InputField {...field('email')} type="email" spellCheck={false} />
      <InputField {...field('phone')} optional={text.optional} type="tel" />
      <InputField {...field('subject')} as="select" defaultValue={subject}>
        <option value="">{text.choose}</option>
        {subjects.map((name) => (
          <option key={name} value={name}>
            {text.subjects[name]}
          </option>
        ))}
      </InputField>
      {chosen === 'Complaint' && <ComplaintHints {...props} onDetails={onDetails} />}
      <InputField {...field('message')} as="textarea" hint={text.messageHint} rows={7} />
      <InputField {...field('consent')} type="checkbox" />
      <SendStatus {...{ text, state, failure, rows }} onRetry={() => void onSubmit()} />
      <SubmitButton
        label={endpoint === undefined ? text.prepare : text.send}
        busyLabel={text.sending}
        busy={busy}
        ready={ready}
      />
    </FormShell>
  );
}
