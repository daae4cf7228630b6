import * as v from 'valibot';
import { purposes, shortestName } from './certificate-request.ts';
import { subjects } from './contact-message.ts';
import { emailAddress } from './input.ts';
import { tierNames } from './membership-application.ts';

/**
 * What the portal accepts, as `sandbox/openapi.yaml` describes it. The sandbox checks with these
 * what the forms send; the forms themselves need only the types.
 */

const email = emailAddress('email is missing.', 'email is no address.');
const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());

export const certificateRequestPayload = v.strictObject({
  full_name: v.pipe(v.string(), v.trim(), v.minLength(shortestName)),
  email,
  mobile: v.pipe(v.number(), v.integer(), v.minValue(1_000_000_000), v.maxValue(9_999_999_999)),
  purpose_of_viewing_certificate: v.picklist(purposes),
});

export const emailVerifyPayload = v.strictObject({ email, otp: filled });

export const membershipPayload = v.strictObject({
  firstName: filled,
  lastName: filled,
  email,
  phone: filled,
  organization: v.string(),
  membershipTier: v.picklist(tierNames),
  additionalComments: v.string(),
});

export const contactPayload = v.strictObject({
  name: filled,
  email,
  phone: v.string(),
  subject: v.picklist(subjects),
  message: filled,
});
