import { membershipApplicationForm } from './membership-application.ts';
import type { MembershipPayload } from './payloads.ts';

/**
 * The storage key of the draft of a membership application, saved only with the applicant’s consent.
 */
export const applicationDraftKey = 'site.application-draft';

type DraftField = keyof MembershipPayload;

/** Leaves out agreement and consent, which are given each time. */
const { terms, consent, draft, ...payload } = membershipApplicationForm.entries;
const draftFields = Object.keys(payload) as DraftField[];

/** Serialises a draft for storage. */
export function toDraft(values: Partial<Record<string, unknown>>): string {
  return JSON.stringify(Object.fromEntries(draftFields.map((name) => [name, values[name] ?? ''])));
}

/**
 * Reads the fields of a stored draft. Ignores everything except text in known fields, because the
 * draft may have been changed by hand.
 */
export function readDraft(stored: string | undefined): [DraftField, string][] {
  try {
    const values = JSON.parse(stored ?? '') as Partial<Record<DraftField, unknown>>;
    return draftFields.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' && value !== ''
        ? [[name, value] as [DraftField, string]]
        : [];
    });
  } catch {
    return [];
  }
}
