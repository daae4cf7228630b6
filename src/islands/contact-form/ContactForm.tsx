import { useState } from 'react';
import type { IslandTexts } from '../../i18n/islands.ts';
import { contactMessageForm, toContactPayload, type ContactMessage, type Subject } from '../../core/forms/contact-message.ts';
import { Outcome } from '../shared/Outcome.tsx';
import { useValidatedForm } from '../shared/use-validated-form.ts';
import { useSubmission } from '../shared/use-submission.ts';
import { MessageForm } from './MessageForm.tsx';

export interface Props {
  text: IslandTexts['forms'] & IslandTexts['formOutcome'] & IslandTexts['contactForm'];
  /** BCP 47, for dates: `hi-IN`. */
  locale: string;
  /** Non-working days other than Saturdays and Sundays, `YYYY-MM-DD`. */
  holidays: string[];
  /** The link to the ombudsman’s page. */
  ombudsmanHref: string;
  /** Where the message is sent; without it nothing is sent, and the form says so. */
  endpoint: string | undefined;
  email: string;
  /** The initial subject, unless the address of the page has another. */
  subject?: Subject | undefined;
}

/** The contact form: inquiry, feedback or complaint. */
export function ContactForm(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Message key={attempt} {...props} onRestart={() => setAttempt(attempt + 1)} />;
}

function Message({ onRestart, ...props }: Props & { onRestart: () => void }) {
  const { text, endpoint, email } = props;
  const [message, setMessage] = useState<ContactMessage>();
  const validatedForm = useValidatedForm(contactMessageForm, { ...text.errors, 'consent.required': text.consentError }, text);
  const submission = useSubmission(endpoint, text);
  const submit = validatedForm.onSubmit((typed: ContactMessage) => {
    setMessage(typed);
    return submission.submit(toContactPayload(typed));
  });

  if (submission.outcome && message) {
    const rows = (
      [
        [text.name, message.name],
        [text.email, message.email],
        [text.phone, message.phone],
        [text.subjectField, text.subjects[message.subject]],
        [text.message, message.message],
      ] as const
    ).filter(([, value]) => value !== '');
    return (
      <Outcome
        text={{ ...text, subject: text.subjects[message.subject] }}
        outcome={submission.outcome}
        rows={rows}
        email={email}
        onRestart={onRestart}
      />
    );
  }
  return <MessageForm {...props} validatedForm={validatedForm} submission={submission} onSubmit={submit} />;
}
