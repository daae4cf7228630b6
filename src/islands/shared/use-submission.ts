import { useState } from 'react';
import type { IslandTexts } from '../../i18n/islands.ts';
import { useSending } from './use-sending.ts';

/**
 * Sends a form to its endpoint and stores the outcome. A form without an endpoint sends nothing and
 * ends as `not-sent`.
 */
export function useSubmission(endpoint: string | undefined, text: IslandTexts['forms']) {
  const { state, failure, send, clearFailure } = useSending(text);
  const [outcome, setOutcome] = useState<'sent' | 'not-sent'>();
  return {
    busy: state !== 'idle',
    state,
    failure,
    clearFailure,
    outcome,
    /** Returns whether the form is finished. */
    submit: async (payload: unknown) => {
      if (endpoint === undefined) setOutcome('not-sent');
      else if (await send(endpoint, payload)) setOutcome('sent');
      else return false;
      return true;
    },
  };
}
