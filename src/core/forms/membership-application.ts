import * as v from 'valibot';
import { emailAddress, lines, optionalLine, requiredLine, telephone, ticked } from './input.ts';

/** The tiers that can be applied for, by the names of their entries, which stand in addresses too. */
export const tierNames = ['bronze', 'silver', 'gold', 'platinum'] as const;

export type TierName = (typeof tierNames)[number];

/** The rules of the form. Each message names one of the texts of the form. */
export const membershipApplicationForm = v.object({
  firstName: requiredLine('firstName.required'),
  lastName: requiredLine('lastName.required'),
  email: emailAddress('email.required', 'email.invalid'),
  phone: v.pipe(telephone, v.nonEmpty('phone.required')),
  organization: optionalLine,
  membershipTier: v.picklist(tierNames, 'membershipTier.required'),
  additionalComments: lines,
  terms: ticked('terms.required'),
  consent: ticked('consent.required'),
  /** Whether the browser may keep a draft. */
  draft: v.optional(v.boolean()),
});

export type MembershipApplication = v.InferOutput<typeof membershipApplicationForm>;

/** What is sent. Agreement and consent are not: without them there is nothing to send. */
export function toMembershipPayload(application: MembershipApplication) {
  const { firstName, lastName, email, phone, organization, membershipTier, additionalComments } = application;
  return { firstName, lastName, email, phone, organization, membershipTier, additionalComments };
}

/**
 * The tier that an address asks for.
 *
 * @example toTier('?tier=Silver') // 'silver'
 */
export function toTier(query: string): TierName | undefined {
  const wanted = new URLSearchParams(query).get('tier')?.toLowerCase();
  return tierNames.find((name) => name === wanted);
}
