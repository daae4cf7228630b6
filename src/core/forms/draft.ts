/** Where the draft of a membership application is kept, if the applicant wants one. */
export const applicationDraftKey = 'ifsf.application-draft';

/** The fields that a draft holds. Agreement and consent are given anew each time. */
const draftFields = ['firstName', 'lastName', 'email', 'phone', 'organization', 'membershipTier', 'additionalComments'] as const;

type DraftField = (typeof draftFields)[number];

/** A draft as the browser keeps it. */
export function toDraft(values: Partial<Record<string, unknown>>): string {
  return JSON.stringify(Object.fromEntries(draftFields.map((name) => [name, values[name] ?? ''])));
}

/**
 * The fields of a draft that the browser kept. It may have been changed by hand: anything but texts
 * of known fields is left out.
 */
export function readDraft(stored: string | undefined): [DraftField, string][] {
  try {
    const values = JSON.parse(stored ?? '') as Partial<Record<DraftField, unknown>>;
    return draftFields.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' && value !== '' ? [[name, value] as [DraftField, string]] : [];
    });
  } catch {
    return [];
  }
}
