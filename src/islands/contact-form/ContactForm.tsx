import { useEffect, useState } from 'react';
import {
  contactMessageForm,
  toContactPayload,
  toSubject,
  type ContactMessage,
} from '@federation/portal/contract/contact-message';
import type { ComplaintDetails } from '@federation/portal/contract/complaint-details';
import type { ContactPayload } from '@federation/portal/contract/payloads';
import { LastStep } from '../shared/LastStep.tsx';
import { toSummaryRows } from '../shared/SummaryList.tsx';
import { useValidatedForm } from '../shared/use-validated-form.ts';
import { useSubmission } from '../shared/use-submission.ts';
import { MessageForm } from './MessageForm.tsx';
import type { Props } from './props.ts';
import { toRecipient } from './rules.ts';

/** The contact form: inquiry, feedback or complaint. */
export function ContactForm(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Message key={attempt} {...props} onRestart={() => setAttempt(attempt + 1)} />;
}

function Message({ onRestart, ...props }: Props & { onRestart: () => void }) {
  const { text, endpoint, subject, own } = props;
  const [message, setMessage] = useState<ContactMessage>();
  const validatedForm = useValidatedForm(contactMessageForm, text);
  const { getValues, setValue } = validatedForm.form;
  const [complaint, setComplaint] = useState<ComplaintDetails>();
  const submission = useSubmission(endpoint, text, own && { ...own, complaint });

  // Only the browser knows the query; a choice made before the script ran is kept.
  useEffect(() => {
    const requested = toSubject(location.search);
    const isUntouched = getValues('subject') === (subject ?? '');
    if (requested && isUntouched) setValue('subject', requested);
  }, [getValues, setValue, subject]);

  const submit = validatedForm.onSubmit((typed: ContactMessage) => {
    setMessage(typed);
    return submission.submit(toContactPayload(typed) satisfies ContactPayload);
  });

  const rows = message
    ? toSummaryRows({ ...toContactPayload(message), subject: text.subjects[message.subject] }, text)
    : [];
  if (submission.ending && message) {
    return (
      <LastStep
        text={{ ...text, subject: text.subjects[message.subject] }}
        ending={submission.ending}
        rows={rows}
        email={toRecipient(message.subject, props)}
        onRestart={onRestart}
      />
    );
  }
  return (
    <MessageForm
      {...props}
      validatedForm={validatedForm}
      submission={submission}
      onDetails={setComplaint}
      rows={rows}
      onSubmit={submit}
    />
  );
}
