import { useCallback, useEffect, useRef, useState } from 'react';
import { postForm, type PostResult } from '../../browser/post-form.ts';
import { readSendKey, renewSendKey } from '../../browser/send-key.ts';
import type { OwnPortal } from '@federation/portal/contract/api';
import type { IslandTexts } from '@federation/i18n/strings';
import { toSiteHeaders } from './site-headers.ts';

/** A response that takes longer counts as slow, in milliseconds. */
const slowDelay = 4000;

/** Timeout of a request, in milliseconds. */
const timeout = 30_000;

/** Reason for which a form was not accepted, and advice. */
export interface Failure {
  message: string;
  advice?: string | undefined;
  /** True if sending the same data again may succeed. */
  canRetry: boolean;
}

/** The reasons for aborting a request. */
class RequestTimeout extends Error {}
class Navigation extends Error {}

export type Accepted = Extract<PostResult, { accepted: true }>;

type Texts = Pick<IslandTexts['forms'], 'failed' | 'timedOut' | 'offline'>;

/**
 * Sends a form, one request at a time. A request is aborted on timeout or when the visitor leaves
 * the page.
 *
 * @param own set when the form sends to the portal of the site
 */
export function useSending(text: Texts, own: OwnPortal | undefined) {
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
   * Returns the receipt if the server accepted the data; undefined if it did not, if another
   * request is pending or this one was aborted.
   *
   * @param needsReceipt false if the portal of the site answers without a reference
   */
  const send = async (
    url: string,
    payload: object,
    needsReceipt = true,
  ): Promise<Accepted | undefined> => {
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
      const result = await postForm(url, payload, {
        language: document.documentElement.lang,
        signal: controller.signal,
        headers: own && toSiteHeaders(own, readSendKey()),
        needsReceipt: own !== undefined && needsReceipt,
      });
      // What has arrived is not sent again; the next form is a new submission.
      if (own && (result.accepted || result.receipt)) renewSendKey();
      if (result.accepted) return result;
      setFailure({ message: result.message ?? text.failed, canRetry: false });
      return undefined;
    } catch (error) {
      if (error instanceof Navigation) return undefined;
      setFailure(toFailure(error, text));
      return undefined;
    } finally {
      timers.forEach(clearTimeout);
      controllerRef.current = undefined;
      setState('idle');
    }
  };

  return {
    state,
    failure,
    send,
    abort,
    clearFailure: () => setFailure(undefined),
  };
}

function toFailure(error: unknown, text: Texts): Failure {
  const timedOut = error instanceof RequestTimeout;
  return {
    message: timedOut ? text.timedOut : (error as Error).message || text.failed,
    advice: text.offline,
    canRetry: true,
  };
}
