import { useEffect } from 'react';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';
import type { membershipApplicationForm } from '../../lib/forms/membership-application.ts';
import { toTier } from '../../lib/forms/membership-application.ts';
import { storageKeys } from '../../lib/storage-keys.ts';
import type { CheckedForm } from '../shared/use-checked-form.ts';
import { readDraft, toDraft } from './rules.ts';

/**
 * Fills the form with the draft of this browser session and the tier that the address asks for, and
 * keeps a draft as long as the applicant wants one. What was typed before the script ran stands.
 */
export function useDraft({ form }: CheckedForm<typeof membershipApplicationForm>) {
  const { getValues, setValue, watch } = form;
  useEffect(() => {
    const draft = readDraft(readStored('session', storageKeys.applicationDraft));
    for (const [name, value] of draft) if (!getValues(name)) setValue(name, value as never);
    if (draft.length > 0) setValue('draft', true);
    const tier = toTier(location.search);
    if (tier) setValue('membershipTier', tier);

    const { unsubscribe } = watch((values) => {
      if (values.draft) writeStored('session', storageKeys.applicationDraft, toDraft(values));
      else forgetDraft();
    });
    return unsubscribe;
  }, [getValues, setValue, watch]);
}

/** Takes the draft out of the browser. */
export function forgetDraft(): void {
  removeStored('session', storageKeys.applicationDraft);
}
