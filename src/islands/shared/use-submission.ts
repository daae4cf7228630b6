import { useState } from 'react';
import type { Receipt } from '../../browser/post-form.ts';
import type { OwnPortal } from '@federation/portal/contract/api';
import type { IslandTexts } from '@federation/i18n/strings';
import { useSending } from './use-sending.ts';

/** Last state of a form, with the receipt of the server. */
export interface Ending {
  outcome: 'sent' | 'not-sent';
  receipt?: Receipt | undefined;
}

/**
 * Sends a form to its endpoint and stores its ending. A form without an endpoint sends nothing and
 * ends as `not-sent`.
 */
export function useSubmission(
  endpoint: string | undefined,
  text: IslandTexts['forms'],
  own: OwnPortal | undefined,
) {
  const { state, failure, send, clearFailure } = useSending(text, own);
  const [ending, setEnding] = useState<Ending>();
  return {
    busy: state !== 'idle',
    state,
    failure,
    clearFailure,
    ending,
    /** Returns true once the form is finished. */
    submit: async (payload: object) => {
      if (endpoint === undefined) {
        setEnding({ outcome: 'not-sent' });
        return true;
      }
      const accepted = await send(endpoint, payload);
      if (!accepted) return false;
      setEnding({ outcome: 'sent', receipt: accepted.receipt });
      return true;
    },
  };
}
