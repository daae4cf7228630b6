import type { EndpointResponse, Call } from '../call/call.ts';
import { nextStepText } from '../mail/texts.ts';
import { receiveSubmission, type SubmissionReceipt } from '../submissions/receive.ts';
import type { Endpoint } from './endpoint.ts';

/** The application for membership. */
export const applicationEndpoint: Endpoint<'/members/applications'> = {
  path: '/members/applications',
  call: 'form',
  handle: async (call, payload, notice) => {
    const { firstName, lastName, email, organization } = payload;
    const name = `${firstName} ${lastName}`;
    const content = { sent: 'application', name, email, organization, payload, notice } as const;
    return receiptResponse(call, 201, await receiveSubmission(call, content));
  },
};

/** A message, or a complaint. */
export const messageEndpoint: Endpoint<'/messages'> = {
  path: '/messages',
  call: 'form',
  handle: async (call, payload, notice) => {
    const { name, email, subject } = payload;
    return receiptResponse(
      call,
      201,
      await receiveSubmission(call, { sent: subject, name, email, payload, notice }),
    );
  },
};

/** The answer that names the reference, what happens next and by when. */
export function receiptResponse(
  { language }: Call,
  status: 200 | 201,
  { kind, reference, due }: SubmissionReceipt,
): EndpointResponse {
  return { status, body: { message: nextStepText(kind, due, language), reference, due } };
}
