import { useState } from 'react';
import type { IslandTexts } from '../../i18n/islands.ts';
import { useSending } from './use-sending.ts';

/** Sends a form to its address and keeps what came of it. A form without an address sends nothing, and its end says so. */
export function useDelivery(endpoint: string | undefined, text: IslandTexts['forms']) {
  const { state, failure, send, forget } = useSending(text);
  const [outcome, setOutcome] = useState<'sent' | 'not-sent'>();
  return {
    busy: state !== 'idle',
    state,
    failure,
    forget,
    outcome,
    /** Returns whether the form has come to its end. */
    deliver: async (payload: unknown) => {
      if (endpoint === undefined) setOutcome('not-sent');
      else if (await send(endpoint, payload)) setOutcome('sent');
      else return false;
      return true;
    },
  };
}
