import * as v from 'valibot';
import { emailAddress, longText, optionalLine, requiredLine, telephone, checked } from './input.ts';

/** The ids of the tiers’ entries, also used in addresses. */
export const membershipTiers = ['bronze', 'silver', 'gold', 'platinum'] as const;

export type TierName = (typeof membershipTiers)[number];

/** Each message is the key of an error text. */
export const membershipApplicationForm = v.object({
  firstName: requiredLine('firstName.required'),
  lastName: requiredLine('lastName.required'),
  email: emailAddress('email.required', 'email.invalid'),
  phone: v.pipe(telephone, v.regex(/\S/, 'phone.required')),
  organization: optionalLine,
  membershipTier: v.picklist(membershipTiers, 'membershipTier.required'),
  additionalComments: longText,
  terms: checked('terms.required'),
  consent: checked('consent.required'),
  /** Consent to save a draft in the browser. */
  draft: v.optional(v.boolean()),
});

export type MembershipApplicationInput = v.InferOutput<typeof membershipApplicationForm>;

/** Leaves out agreement and consent, without which a form can’t be sent. */
export function toMembershipPayload({
  terms,
  consent,
  draft,
  ...payload
}: MembershipApplicationInput) {
  return payload;
}

/**
 * The tier in the query of an address.
 *
 * @example toTier('?tier=Silver') // 'silver'
 */
export function toTier(query: string): TierName | undefined {
  const requested = new URLSearchParams(query).get('tier')?.toLowerCase();
  return membershipTiers.find((name) => name === requested);
}
