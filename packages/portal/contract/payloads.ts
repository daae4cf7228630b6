import * as v from 'valibot';
import { normalizeCode, optionalLine } from './input.ts';
import { certificateRequestForm } from './certificate-request.ts';
import { contactMessageForm } from './contact-message.ts';
import { membershipApplicationForm } from './membership-application.ts';

// The payloads of the forms, by the forms’ own rules. They are apart, so that no browser loads them.

const { emailId, purpose } = certificateRequestForm.entries;

/** The payload of `members/certificate-request` (specification, section 7). */
export const certificateRequestPayload = v.strictObject({
  full_name: v.pipe(
    optionalLine,
    v.regex(/\S[\s\S]+\S/),
    v.description('At least three characters.'),
  ),
  email: emailId,
  mobile: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1_000_000_000),
    v.maxValue(9_999_999_999),
    v.description('Ten digits, as a number.'),
  ),
  purpose_of_viewing_certificate: purpose,
});

export type CertificatePayload = v.InferOutput<typeof certificateRequestPayload>;

/** The payload of `members/email-verify` (specification, section 7). */
export const emailVerifyPayload = v.strictObject({
  email: emailId,
  otp: v.pipe(v.string(), v.transform(normalizeCode), v.regex(/\S/)),
});

export type EmailVerify = v.InferOutput<typeof emailVerifyPayload>;

export const membershipApplicationPayload = v.strictObject(
  v.omit(membershipApplicationForm, ['terms', 'consent', 'draft']).entries,
);

export type MembershipPayload = v.InferOutput<typeof membershipApplicationPayload>;

export const contactMessagePayload = v.strictObject(
  v.omit(contactMessageForm, ['consent']).entries,
);

export type ContactPayload = v.InferOutput<typeof contactMessagePayload>;
