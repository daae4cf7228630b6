import { membershipApplicationForm } from './membership-application.ts';
import type { MembershipPayload } from './payloads.ts';

/**
 * The storage key of the draft of a membership application, which is saved only if the applicant
 * wants it.
 */
export const applicationDraftKey = 'site.application-draft';

type DraftField = keyof MembershipPayload;

/** The fields of a draft. Agreement and consent must be given each time. */
const { terms, consent, draft, ...kept } = membershipApplicationForm.entries;
const draftFields = Object.keys(kept) as DraftField[];

/** Serialises a draft for storage. */
export function toDraft(values: Partial<Record<string, unknown>>): string {
  return JSON.stringify(Object.fromEntries(draftFields.map((name) => [name, values[name] ?? ''])));
}

/**
 * Reads the fields of a stored draft. It may have been changed by hand, so anything except text in
 * known fields is ignored.
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
