import type { EndpointResponse, Call } from '../call/call.ts';
import { nextStepText } from '../mail/texts.ts';
import type { SubmissionReceipt } from '../submissions/receipt.ts';
import { receiveSubmission } from '../submissions/receive.ts';
import type { Endpoint } from './endpoint.ts';

export const applicationEndpoint: Endpoint<'/members/applications'> = {
  path: '/members/applications',
  call: 'form',
  handle: async (call, payload) => {
    const { firstName, lastName, email, organization } = payload;
    // People with one name write it twice.
    const name = firstName === lastName ? firstName : `${firstName} ${lastName}`;
    const content = { sent: 'application', name, email, organization, payload } as const;
    return receiptResponse(call, 201, await receiveSubmission(call, content));
  },
};

/** Receives messages and complaints. */
export const messageEndpoint: Endpoint<'/messages'> = {
  path: '/messages',
  call: 'form',
  handle: async (call, payload) => {
    const { name, email, subject: sent } = payload;
    return receiptResponse(
      call,
      201,
      await receiveSubmission(call, { sent, name, email, payload }),
    );
  },
};

/** Names the reference, the next step and its date. */
export function receiptResponse(
  { language }: Call,
  status: 200 | 201,
  { kind, reference, due }: SubmissionReceipt,
): EndpointResponse {
  return { status, body: { message: nextStepText(kind, due, language), reference, due } };
}
