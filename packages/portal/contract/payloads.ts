import * as v from 'valibot';
import {
  emailPattern,
  normalizeCode,
  normalizeLine,
  toEmailAddress,
  toTelephone,
} from './input.ts';
import { purposes } from './certificate-request.ts';
import { subjects } from './contact-message.ts';
import { membershipTiers } from './membership-application.ts';

// Apart from the schemas of the forms, so that no browser loads it.

const filled = v.pipe(v.string(), v.regex(/\S/));

const maybeEmpty = v.pipe(v.string(), v.description('Empty when not given.'));

const sentEmail = v.pipe(
  v.string(),
  v.maxLength(254),
  v.regex(emailPattern),
  v.examples(['asha@bank.example']),
);

/** Removes from a field of one line what nobody sees or means, as the form does. */
export const tidyField: Readonly<Record<string, (text: string) => string>> = {
  email: toEmailAddress,
  phone: toTelephone,
  otp: normalizeCode,
  full_name: normalizeLine,
  name: normalizeLine,
  firstName: normalizeLine,
  lastName: normalizeLine,
  organization: normalizeLine,
};

/** The payload of `members/certificate-request` (specification, section 7). */
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

export type CertificatePayload = v.InferOutput<typeof certificateRequestPayload>;

/** The payload of `members/email-verify` (specification, section 7). */
export const emailVerifyPayload = v.strictObject({ email: sentEmail, otp: filled });

export type EmailVerify = v.InferOutput<typeof emailVerifyPayload>;

export const membershipApplicationPayload = v.strictObject({
  firstName: filled,
  lastName: filled,
  email: sentEmail,
  phone: filled,
  organization: maybeEmpty,
  membershipTier: v.picklist(membershipTiers),
  additionalComments: maybeEmpty,
});

export type MembershipPayload = v.InferOutput<typeof membershipApplicationPayload>;

export const contactMessagePayload = v.strictObject({
  name: filled,
  email: sentEmail,
  phone: maybeEmpty,
  subject: v.picklist(subjects),
  message: filled,
});

export type ContactPayload = v.InferOutput<typeof contactMessagePayload>;
