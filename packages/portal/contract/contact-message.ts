import * as v from 'valibot';
import { emailAddress, longText, requiredLine, telephone, checked } from './input.ts';

/** The subjects as sent and used in addresses (specification, section 3). */
export const subjects = ['General Inquiry', 'Membership', 'Feedback', 'Complaint'] as const;

export type MessageSubject = (typeof subjects)[number];

/** Each message is the key of an error text. */
export const contactMessageForm = v.object({
  name: requiredLine('name.required'),
  email: emailAddress('email.required', 'email.invalid'),
  phone: telephone,
  subject: v.picklist(subjects, 'subject.required'),
  message: v.pipe(longText, v.regex(/\S/, 'message.required')),
  consent: checked('consent.required'),
});

export type ContactMessage = v.InferOutput<typeof contactMessageForm>;

/** Leaves out consent, without which a form can’t be sent. */
export function toContactPayload({ consent, ...payload }: ContactMessage) {
  return payload;
}

/**
 * The subject in the query of an address.
 *
 * @example toSubject('?subject=complaint') // 'Complaint'
 */
export function toSubject(query: string): MessageSubject | undefined {
  const requested = new URLSearchParams(query).get('subject')?.toLowerCase();
  return subjects.find((name) => name.toLowerCase() === requested);
}
