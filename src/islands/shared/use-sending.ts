import { useCallback, useEffect, useRef, useState } from 'react';
import { postForm } from '../../browser/post-form.ts';
import type { IslandTexts } from '../../i18n/islands.ts';

/** When a response is considered slow, in milliseconds. */
const slowDelay = 4000;

/** When a request is aborted, in milliseconds. */
const timeout = 30_000;

/** Why a form was not accepted, and what may help. */
export interface Failure {
  message: string;
  advice?: string | undefined;
  /** Whether sending the same data again may succeed. */
  canRetry: boolean;
}

/** The reasons for aborting a request. */
class RequestTimeout extends Error {}
class Navigation extends Error {}

/**
 * Sends a form, one request at a time. A request is aborted on timeout or when the visitor leaves
 * the page.
 */
export function useSending(text: Pick<IslandTexts['forms'], 'failed' | 'timedOut' | 'offline'>) {
  const [state, setState] = useState<'idle' | 'sending' | 'slow'>('idle');
  const [failure, setFailure] = useState<Failure>();
  const controllerRef = useRef<AbortController>(undefined);

  const abort = useCallback(() => controllerRef.current?.abort(new Navigation()), []);
  useEffect(() => {
    addEventListener('pagehide', abort);
    return () => {
      removeEventListener('pagehide', abort);
      abort();
    };
  }, [abort]);

  /**
   * Returns whether the server accepted the data; undefined if another request is pending or this
   * one was aborted.
   */
  const send = async (url: string, payload: unknown): Promise<boolean | undefined> => {
    if (controllerRef.current) return undefined;
    const controller = new AbortController();
    controllerRef.current = controller;
    setState('sending');
    setFailure(undefined);
    const timers = [
      setTimeout(() => setState('slow'), slowDelay),
      setTimeout(() => controller.abort(new RequestTimeout()), timeout),
    ];
    try {
      const result = await postForm(url, payload, document.documentElement.lang, controller.signal);
      if (!result.accepted) setFailure({ message: result.message ?? text.failed, canRetry: false });
      return result.accepted;
    } catch (error) {
      if (error instanceof Navigation) return undefined;
      const timedOut = error instanceof RequestTimeout;
      setFailure({
        message: timedOut ? text.timedOut : (error as Error).message || text.failed,
        advice: text.offline,
        canRetry: true,
      });
      return false;
    } finally {
      timers.forEach(clearTimeout);
      controllerRef.current = undefined;
      setState('idle');
    }
  };

  return { state, failure, send, abort, clearFailure: () => setFailure(undefined) };
}
