import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '@federation/base/browser/storage';
import { applicationDraftKey, readDraft, toDraft } from '@federation/portal/contract/draft';
import type { membershipApplicationForm } from '@federation/portal/contract/membership-application';
import { toTier } from '@federation/portal/contract/membership-application';
import type { ValidatedForm } from '../shared/use-validated-form.ts';

/**
 * Fills the form with the draft of this browser session and the tier in the query, and saves a
 * draft as long as the applicant wants one. Text typed before the script ran is kept. Returns true
 * if the latest draft could not be saved, because storage is full or blocked.
 */
export function useDraft({ form }: ValidatedForm<typeof membershipApplicationForm>) {
  const { getValues, setValue, watch } = form;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const draft = readDraft(readStored('session', applicationDraftKey));
    // A draft holds unvalidated texts; sending the form validates them.
    for (const [name, value] of draft) if (!getValues(name)) setValue(name, value as never);
    if (draft.length > 0) setValue('draft', true);
    const tier = toTier(location.search);
    if (tier) setValue('membershipTier', tier);

    const { unsubscribe } = watch((values) => {
      setFailed(
        values.draft === true && !writeStored('session', applicationDraftKey, toDraft(values)),
      );
      if (!values.draft) clearDraft();
    });
    return unsubscribe;
  }, [getValues, setValue, watch]);
  return failed;
}

/** Deletes the draft. */
export const clearDraft = () => removeStored('session', applicationDraftKey);
