import * as v from 'valibot';
import { emailAddress, requiredLine, toMobile } from './input.ts';
import { filled, sentEmail } from './sent.ts';

/** The purposes for which a certificate may be viewed (specification, section 3). */
export const purposes = ['payment_gateway', 'bank'] as const;

/** The minimum length of a name, in characters (specification, section 9). */
const minNameLength = 3;

/** What is typed. Each message is the key of an error text. */
export const certificateRequestForm = v.object({
  fullName: v.pipe(
    requiredLine('fullName.required'),
    v.check((name) => [...name].length >= minNameLength, 'fullName.short'),
  ),
  mobileNumber: v.pipe(
    requiredLine('mobileNumber.required'),
    v.transform(toMobile),
    v.number('mobileNumber.invalid'),
  ),
  emailId: emailAddress('emailId.required', 'emailId.invalid'),
  purpose: v.picklist(purposes, 'purpose.required'),
});

export type CertificateRequest = v.InferOutput<typeof certificateRequestForm>;

/** What is sent to `members/certificate-request` (specification, section 7). */
export const certificateRequestPayload = v.strictObject({
  full_name: v.pipe(
    v.string(),
    v.regex(/\S[\s\S]+\S/),
    v.description('At least three characters.'),
  ),
  email: sentEmail,
  mobile: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1_000_000_000),
    v.maxValue(9_999_999_999),
    v.description('Ten digits, as a number.'),
  ),
  purpose_of_viewing_certificate: v.picklist(purposes),
});

export function toCertificateRequestPayload({
  fullName,
  emailId,
  mobileNumber,
  purpose,
}: CertificateRequest): v.InferOutput<typeof certificateRequestPayload> {
  return {
    full_name: fullName,
    email: emailId,
    mobile: mobileNumber,
    purpose_of_viewing_certificate: purpose,
  };
}

/** What is sent to `members/email-verify` (specification, section 7). */
export const emailVerifyPayload = v.strictObject({ email: sentEmail, otp: filled });

export type EmailVerify = v.InferOutput<typeof emailVerifyPayload>;
