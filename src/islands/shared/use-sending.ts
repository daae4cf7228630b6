import { useCallback, useEffect, useRef, useState } from 'react';
import { postForm } from '../../browser/post-form.ts';
import type { IslandTexts } from '../../i18n/islands.ts';

/** After how long a server counts as slow, and as lost, in milliseconds. */
const slowAfter = 4000;
const lostAfter = 30_000;

/** Why nothing was accepted: what to say, and what may help. */
export interface Failure {
  message: string;
  advice?: string | undefined;
  /** Whether the same can be sent once more as it is. */
  canRetry: boolean;
}

/** Thrown into a request that has waited too long, or whose page is left. */
class Lost extends Error {}
class Left extends Error {}

/** Sends a form: one request at a time, given up when it takes too long or the visitor leaves. */
export function useSending(text: Pick<IslandTexts['forms'], 'failed' | 'timedOut' | 'offline'>) {
  const [state, setState] = useState<'idle' | 'sending' | 'slow'>('idle');
  const [failure, setFailure] = useState<Failure>();
  const current = useRef<AbortController>(undefined);

  const leave = useCallback(() => current.current?.abort(new Left()), []);
  useEffect(() => {
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [leave]);

  /** Returns whether the server accepted; undefined when another request is still under way or this one was given up. */
  const send = async (url: string, payload: unknown): Promise<boolean | undefined> => {
    if (current.current) return undefined;
    const controller = new AbortController();
    current.current = controller;
    setState('sending');
    setFailure(undefined);
    const timers = [setTimeout(() => setState('slow'), slowAfter), setTimeout(() => controller.abort(new Lost()), lostAfter)];
    try {
      const answer = await postForm(url, payload, document.documentElement.lang, controller.signal);
      if (!answer.accepted) setFailure({ message: answer.message ?? text.failed, canRetry: false });
      return answer.accepted;
    } catch (error) {
      if (error instanceof Left) return undefined;
      const lost = error instanceof Lost;
      setFailure({ message: lost ? text.timedOut : (error as Error).message || text.failed, advice: text.offline, canRetry: true });
      return false;
    } finally {
      timers.forEach(clearTimeout);
      current.current = undefined;
      setState('idle');
    }
  };

  return { state, failure, send, leave, forget: () => setFailure(undefined) };
}
