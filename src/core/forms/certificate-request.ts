import * as v from 'valibot';
import { emailAddress, requiredLine, toMobile } from './input.ts';

/** Why a certificate may be viewed; nothing else is allowed (specification, section 3). */
export const purposes = ['payment_gateway', 'bank'] as const;

export type Purpose = (typeof purposes)[number];

/** The shortest name, in characters (specification, section 9). */
export const shortestName = 3;

/** The rules of the form. Each message names one of the texts of the form. */
export const certificateRequestForm = v.object({
  fullName: v.pipe(
    requiredLine('fullName.required'),
    v.check((name) => [...name].length >= shortestName, 'fullName.short'),
  ),
  mobileNumber: v.pipe(requiredLine('mobileNumber.required'), v.transform(toMobile), v.number('mobileNumber.invalid')),
  emailId: emailAddress('emailId.required', 'emailId.invalid'),
  purpose: v.picklist(purposes, 'purpose.required'),
});

export type CertificateRequest = v.InferOutput<typeof certificateRequestForm>;

/** What is sent to `members/certificate-request` (specification, section 7). */
export function toCertificateRequestPayload({ fullName, emailId, mobileNumber, purpose }: CertificateRequest) {
  return { full_name: fullName, email: emailId, mobile: mobileNumber, purpose_of_viewing_certificate: purpose };
}

/** What is sent to `members/email-verify` (specification, section 7). */
export function toEmailVerifyPayload(email: string, code: string) {
  return { email, otp: code };
}
