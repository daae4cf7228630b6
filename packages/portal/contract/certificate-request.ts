import * as v from 'valibot';
import { emailAddress, requiredLine, toMobile } from './input.ts';

/** The purposes for which a certificate may be viewed (specification, section 3). */
export const purposes = ['payment_gateway', 'bank'] as const;

/** The minimum length of a name, in characters (specification, section 9). */
const minNameLength = 3;

/** Each message is the key of an error text. */
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

export type CertificateRequestInput = v.InferOutput<typeof certificateRequestForm>;

export function toCertificateRequestPayload({
  fullName,
  emailId,
  mobileNumber,
  purpose,
}: CertificateRequestInput) {
  return {
    full_name: fullName,
    email: emailId,
    mobile: mobileNumber,
    purpose_of_viewing_certificate: purpose,
  };
}
