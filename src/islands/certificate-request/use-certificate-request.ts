import { useEffect, useState } from 'react';
import { removeStored } from '@federation/base/browser/storage';
import type { Receipt } from '../../browser/post-form.ts';
import {
  toCertificateRequestPayload,
  type CertificateRequestInput,
} from '@federation/portal/contract/certificate-request';
import type { CertificatePayload, EmailVerify } from '@federation/portal/contract/payloads';
import { codeStepName } from '@federation/portal/contract/send-key';
import { useSending } from '../shared/use-sending.ts';
import { readCodeStep, storeCodeStep } from './code-step.ts';
import type { Props } from './props.ts';

/** The current step of the request; `not-sent` is the end without a portal. */
export type Step = 'form' | 'code' | 'done' | 'not-sent';

/**
 * The steps of a request: form, one-time code, confirmation. What was typed is kept until the end.
 */
export function useCertificateRequest({ api, own, text }: Pick<Props, 'api' | 'own' | 'text'>) {
  const [step, setStep] = useState<Step>('form');
  const [request, setRequest] = useState<CertificateRequestInput>();
  /** The address of the code; after a reload, this is all that is known of the request. */
  const [email, setEmail] = useState<string>();
  const [receipt, setReceipt] = useState<Receipt>();
  /** The number of codes requested; each starts a new countdown. */
  const [codes, setCodes] = useState(0);
  const { state, failure, send, abort, clearFailure } = useSending(text, own);

  const requestCode = async (values: CertificateRequestInput) => {
    setRequest(values);
    const payload: CertificatePayload = toCertificateRequestPayload(values);
    if (!(await send(`${api}/members/certificate-request`, payload, false))) return false;
    setEmail(values.emailId);
    storeCodeStep(values.emailId);
    setCodes((count) => count + 1);
    return true;
  };

  useEffect(() => {
    // The page of the build always shows the form.
    const resume = (waiting: string) => {
      setEmail(waiting);
      setStep('code');
    };
    const waiting = readCodeStep();
    if (api !== undefined && waiting !== undefined) resume(waiting);
  }, [api]);

  const goTo = (next: Step) => {
    if (next !== 'code') removeStored('session', codeStepName);
    abort();
    clearFailure();
    setStep(next);
  };

  return {
    step,
    request,
    email,
    receipt,
    codes,
    state,
    failure,
    /** Sends the form and, if it is accepted, moves on to the code. */
    submit: async (values: CertificateRequestInput) => {
      if (api === undefined) {
        setRequest(values);
        goTo('not-sent');
      } else if (await requestCode(values)) goTo('code');
    },
    /** Sends the same request again for a new code. Returns whether it was accepted. */
    resend: async () => request !== undefined && requestCode(request),
    verify: async (code: string) => {
      if (email === undefined) return;
      const payload: EmailVerify = { email, otp: code };
      const accepted = await send(`${api}/members/email-verify`, payload);
      if (!accepted) return;
      setReceipt(accepted.receipt);
      goTo('done');
    },
    change: () => goTo('form'),
    restart: () => {
      setRequest(undefined);
      goTo('form');
    },
  };
}
