import { useState } from 'react';
import type { IslandTexts } from '../../i18n/islands.ts';
import { contactMessageForm, toContactPayload, type ContactMessage, type Subject } from '../../core/forms/contact-message.ts';
import { Outcome } from '../shared/Outcome.tsx';
import { useCheckedForm } from '../shared/use-checked-form.ts';
import { useDelivery } from '../shared/use-delivery.ts';
import { MessageForm } from './MessageForm.tsx';

export interface Props {
  text: IslandTexts['forms'] & IslandTexts['formOutcome'] & IslandTexts['contactForm'];
  /** BCP 47, for dates: `hi-IN`. */
  locale: string;
  /** Days that are no working days beside Saturdays and Sundays, `YYYY-MM-DD`. */
  holidays: string[];
  /** The page that says how complaints are decided. */
  ombudsmanHref: string;
  /** Where the message goes; without it nothing is sent, and the form says so. */
  endpoint: string | undefined;
  email: string;
  /** The subject that is chosen at first, unless the address of the page asks for another. */
  subject?: Subject | undefined;
}

/** A message to the Federation: inquiry, feedback or complaint. */
export function ContactForm(props: Props) {
  const [round, setRound] = useState(0);
  return <Message key={round} {...props} onRestart={() => setRound(round + 1)} />;
}

function Message({ onRestart, ...props }: Props & { onRestart: () => void }) {
  const { text, endpoint, email } = props;
  const [message, setMessage] = useState<ContactMessage>();
  const checked = useCheckedForm(contactMessageForm, { ...text.errors, 'consent.required': text.consentError }, text);
  const delivery = useDelivery(endpoint, text);
  const submit = checked.onSubmit((typed: ContactMessage) => {
    setMessage(typed);
    return delivery.deliver(toContactPayload(typed));
  });

  if (delivery.outcome && message) {
    const record = (
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
        outcome={delivery.outcome}
        record={record}
        email={email}
        onRestart={onRestart}
      />
    );
  }
  return <MessageForm {...props} checked={checked} delivery={delivery} onSubmit={submit} />;
}
