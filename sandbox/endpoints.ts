import type * as v from 'valibot';
import {
  certificateRequestPayload,
  contactPayload,
  emailVerifyPayload,
  membershipPayload,
} from '../src/core/forms/contract.ts';
import type { Codes } from './codes.ts';
import type { EndpointResponse } from './http.ts';
import type { Translate } from './messages.ts';
import type { Outbox } from './outbox.ts';
import type { RateLimit } from './rate-limit.ts';

/** The state that the endpoints share. */
export interface SandboxState {
  codes: Codes;
  outbox: Outbox;
  mailLimit: RateLimit;
  /** The clock, in milliseconds. */
  now: () => number;
}

/** An endpoint of the portal API: the payload it accepts, and how it handles it. */
export interface Endpoint {
  /** Whether it receives a form, or the code that confirms one. */
  call: 'form' | 'code';
  payload: v.GenericSchema<unknown, { email: string }>;
  handle: (payload: never, state: SandboxState, translate: Translate) => EndpointResponse;
}

const endpoint = <Payload extends { email: string }>(
  call: Endpoint['call'],
  payload: v.GenericSchema<unknown, Payload>,
  handle: (payload: Payload, state: SandboxState, translate: Translate) => EndpointResponse,
): Endpoint => ({
  call,
  payload: payload as Endpoint['payload'],
  handle: handle as Endpoint['handle'],
});

/** The endpoints by their path below the base of the API. */
export const endpoints: Record<string, Endpoint> = {
  '/members/certificate-request': endpoint(
    'form',
    certificateRequestPayload,
    ({ email }, state, translate) =>
      withMailLimit(email, state, translate, () => {
        const code = state.codes.issue(toMailbox(email));
        sendMail(state, email, translate('mailSubject'), translate('mailBody', { code }), code);
        return { status: 200, message: translate('sent', { email }) };
      }),
  ),
  '/members/email-verify': endpoint(
    'code',
    emailVerifyPayload,
    ({ email, otp }, { codes }, translate) => {
      const result = codes.verify(toMailbox(email), otp);
      switch (result.kind) {
        case 'correct':
          return { status: 200, message: translate('verified') };
        case 'wrong':
          return { status: 400, message: translate('wrong', { attempts: result.attemptsLeft }) };
        case 'exhausted':
          return { status: 429, message: translate('exhausted') };
        case 'expired':
          return { status: 410, message: translate('expired') };
        case 'missing':
          return { status: 404, message: translate('missing') };
      }
    },
  ),
  '/members/applications': endpoint('form', membershipPayload, (payload, state, translate) =>
    receiveForm(payload, state, translate),
  ),
  '/messages': endpoint('form', contactPayload, (payload, state, translate) =>
    receiveForm(payload, state, translate),
  ),
};

function receiveForm(
  payload: { email: string },
  state: SandboxState,
  translate: Translate,
): EndpointResponse {
  return withMailLimit(payload.email, state, translate, () => {
    const text = Object.entries(payload).map(([name, value]) => `${name}: ${String(value)}`);
    sendMail(state, payload.email, translate('receiptSubject'), text.join('\n'));
    return { status: 201, message: translate('received') };
  });
}

function withMailLimit(
  email: string,
  { mailLimit }: SandboxState,
  translate: Translate,
  handle: () => EndpointResponse,
): EndpointResponse {
  const seconds = mailLimit.count(toMailbox(email));
  if (seconds === 0) return handle();
  return {
    status: 429,
    message: translate('tooOften', { seconds }),
    headers: { 'Retry-After': String(seconds) },
  };
}

function sendMail(
  { outbox, now }: SandboxState,
  to: string,
  subject: string,
  text: string,
  code?: string,
): void {
  outbox.add({ to, subject, text, code, time: new Date(now()).toISOString() });
}

/** An e-mail address in lower case, so that every spelling of it counts as one mailbox. */
function toMailbox(email: string): string {
  return email.trim().toLowerCase();
}
