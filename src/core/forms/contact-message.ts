import * as v from 'valibot';
import { emailAddress, lines, requiredLine, telephone, ticked } from './input.ts';

/** The subjects by the names that are sent and that stand in addresses (specification, section 3). */
export const subjects = ['General Inquiry', 'Membership', 'Feedback', 'Complaint'] as const;

export type Subject = (typeof subjects)[number];

/** The rules of the form. Each message names one of the texts of the form. */
export const contactMessageForm = v.object({
  name: requiredLine('name.required'),
  email: emailAddress('email.required', 'email.invalid'),
  phone: telephone,
  subject: v.picklist(subjects, 'subject.required'),
  message: v.pipe(lines, v.nonEmpty('message.required')),
  consent: ticked('consent.required'),
});

export type ContactMessage = v.InferOutput<typeof contactMessageForm>;

/** What is sent. Consent is not: without it there is nothing to send. */
export function toContactPayload({ name, email, phone, subject, message }: ContactMessage) {
  return { name, email, phone, subject, message };
}

/**
 * The subject that an address asks for.
 *
 * @example toSubject('?subject=complaint') // 'Complaint'
 */
export function toSubject(query: string): Subject | undefined {
  const wanted = new URLSearchParams(query).get('subject')?.toLowerCase();
  return subjects.find((name) => name.toLowerCase() === wanted);
}
