import { useState } from 'react';
import type { IslandTexts } from '../../i18n/islands.ts';
import { toCertificateRequestPayload, toEmailVerifyPayload, type CertificateRequest } from '../../core/forms/certificate-request.ts';
import { useSending } from '../shared/use-sending.ts';

/** The part of the request that the visitor is at. */
export type Step = 'form' | 'code' | 'done';

/** The request from the form over the one-time code to its end. What was typed is kept until the end. */
export function useCertificateRequest(api: string, text: IslandTexts['forms']) {
  const [step, setStep] = useState<Step>('form');
  const [request, setRequest] = useState<CertificateRequest>();
  /** How many codes were asked for; the countdown to the next begins with each. */
  const [codes, setCodes] = useState(0);
  const { state, failure, send, forget, leave } = useSending(text);

  const ask = async (asked: CertificateRequest) => {
    if (!(await send(`${api}/members/certificate-request`, toCertificateRequestPayload(asked)))) return false;
    setRequest(asked);
    setCodes((count) => count + 1);
    return true;
  };

  const goTo = (next: Step) => {
    leave();
    forget();
    setStep(next);
  };

  return {
    step,
    request,
    codes,
    state,
    failure,
    /** Sends the form; on success the code is asked for. */
    submit: async (asked: CertificateRequest) => {
      if (await ask(asked)) goTo('code');
    },
    /** Sends the same request again, for a new code. Returns whether it was accepted. */
    resend: async () => request !== undefined && ask(request),
    verify: async (code: string) => {
      if (request && (await send(`${api}/members/email-verify`, toEmailVerifyPayload(request.emailId, code)))) goTo('done');
    },
    change: () => goTo('form'),
    restart: () => {
      setRequest(undefined);
      goTo('form');
    },
  };
}
