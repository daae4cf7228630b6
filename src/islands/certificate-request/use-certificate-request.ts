import { useState } from 'react';
import type { IslandTexts } from '../../i18n/islands.ts';
import {
  toCertificateRequestPayload,
  toEmailVerifyPayload,
  type CertificateRequest,
} from '../../core/forms/certificate-request.ts';
import { useSending } from '../shared/use-sending.ts';

/** The current step of the request. */
export type Step = 'form' | 'code' | 'done';

/**
 * The steps of a request: form, one-time code, confirmation. What was typed is kept until the end.
 */
export function useCertificateRequest(api: string, text: IslandTexts['forms']) {
  const [step, setStep] = useState<Step>('form');
  const [request, setRequest] = useState<CertificateRequest>();
  /** The number of codes requested; each starts a new countdown. */
  const [codes, setCodes] = useState(0);
  const { state, failure, send, abort, clearFailure } = useSending(text);

  const requestCode = async (values: CertificateRequest) => {
    if (!(await send(`${api}/members/certificate-request`, toCertificateRequestPayload(values))))
      return false;
    setRequest(values);
    setCodes((count) => count + 1);
    return true;
  };

  const goTo = (next: Step) => {
    abort();
    clearFailure();
    setStep(next);
  };

  return {
    step,
    request,
    codes,
    state,
    failure,
    /** Sends the form and, if it is accepted, moves on to the code. */
    submit: async (values: CertificateRequest) => {
      if (await requestCode(values)) goTo('code');
    },
    /** Sends the same request again for a new code. Returns whether it was accepted. */
    resend: async () => request !== undefined && requestCode(request),
    verify: async (code: string) => {
      if (
        request &&
        (await send(`${api}/members/email-verify`, toEmailVerifyPayload(request.emailId, code)))
      )
        goTo('done');
    },
    change: () => goTo('form'),
    restart: () => {
      setRequest(undefined);
      goTo('form');
    },
  };
}
