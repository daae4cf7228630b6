import * as v from 'valibot';
import { purposes, minNameLength } from './certificate-request.ts';
import { subjects } from './contact-message.ts';
import { emailAddress } from './input.ts';
import { tierNames } from './membership-application.ts';

/**
 * The payloads that the portal accepts, as described in `sandbox/openapi.yaml`. The sandbox
 * validates what the forms send with these schemas.
 */

const email = emailAddress('email is missing.', 'email is not an address.');
const required = v.pipe(v.string(), v.trim(), v.nonEmpty());

export const certificateRequestPayload = v.strictObject({
  full_name: v.pipe(v.string(), v.trim(), v.minLength(minNameLength)),
  email,
  mobile: v.pipe(v.number(), v.integer(), v.minValue(1_000_000_000), v.maxValue(9_999_999_999)),
  purpose_of_viewing_certificate: v.picklist(purposes),
});

export const emailVerifyPayload = v.strictObject({ email, otp: required });

export const membershipPayload = v.strictObject({
  firstName: required,
  lastName: required,
  email,
  phone: required,
  organization: v.string(),
  membershipTier: v.picklist(tierNames),
  additionalComments: v.string(),
});

export const contactPayload = v.strictObject({
  name: required,
  email,
  phone: v.string(),
  subject: v.picklist(subjects),
  message: required,
});
