import type * as v from 'valibot';
import { certificateRequestPayload, contactPayload, emailVerifyPayload, membershipPayload } from '../src/core/forms/contract.ts';
import type { Codes } from './codes.ts';
import type { Answer } from './exchange.ts';
import type { Say } from './messages.ts';
import type { Outbox } from './outbox.ts';
import type { RateLimit } from './rate-limit.ts';

/** What the endpoints work with. */
export interface Desk {
  codes: Codes;
  outbox: Outbox;
  mailLimit: RateLimit;
  now: () => number;
}

/** One address of the portal’s interface: what it accepts, and what it does with it. */
export interface Endpoint {
  /** Whether a form arrives here, or the code that follows it. */
  call: 'form' | 'code';
  payload: v.GenericSchema<unknown, { email: string }>;
  work: (payload: never, desk: Desk, say: Say) => Answer;
}

const endpoint = <Payload extends { email: string }>(
  call: Endpoint['call'],
  payload: v.GenericSchema<unknown, Payload>,
  work: (payload: Payload, desk: Desk, say: Say) => Answer,
): Endpoint => ({ call, payload: payload as Endpoint['payload'], work: work as Endpoint['work'] });

/** The interface, by the part of the address after its base. */
export const endpoints: Record<string, Endpoint> = {
  '/members/certificate-request': endpoint('form', certificateRequestPayload, ({ email }, desk, say) =>
    limited(email, desk, say, () => {
      const code = desk.codes.issue(toAddress(email));
      deliver(desk, email, say('mailSubject'), say('mailBody', { code }), code);
      return { status: 200, message: say('sent', { email }) };
    }),
  ),
  '/members/email-verify': endpoint('code', emailVerifyPayload, ({ email, otp }, { codes }, say) => {
    const verdict = codes.verify(toAddress(email), otp);
    switch (verdict.kind) {
      case 'right':
        return { status: 200, message: say('verified') };
      case 'wrong':
        return { status: 400, message: say('wrong', { tries: verdict.triesLeft }) };
      case 'spent':
        return { status: 429, message: say('spent') };
      case 'expired':
        return { status: 410, message: say('expired') };
      case 'missing':
        return { status: 404, message: say('missing') };
    }
  }),
  '/members/applications': endpoint('form', membershipPayload, (payload, desk, say) => receive(payload, desk, say)),
  '/messages': endpoint('form', contactPayload, (payload, desk, say) => receive(payload, desk, say)),
};

function receive(payload: { email: string }, desk: Desk, say: Say): Answer {
  return limited(payload.email, desk, say, () => {
    const text = Object.entries(payload).map(([name, value]) => `${name}: ${String(value)}`);
    deliver(desk, payload.email, say('receiptSubject'), text.join('\n'));
    return { status: 201, message: say('received') };
  });
}

function limited(email: string, { mailLimit }: Desk, say: Say, work: () => Answer): Answer {
  const seconds = mailLimit.count(toAddress(email));
  if (seconds === 0) return work();
  return { status: 429, message: say('often', { seconds }), headers: { 'Retry-After': String(seconds) } };
}

function deliver({ outbox, now }: Desk, to: string, subject: string, text: string, code?: string): void {
  outbox.add({ to, subject, text, code, time: new Date(now()).toISOString() });
}

/** One mailbox is one address, however it is written. */
function toAddress(email: string): string {
  return email.trim().toLowerCase();
}
