import type { Answer, Call } from '../call/call.ts';
import { toNext } from '../mail/texts.ts';
import { receive, type Receipt } from '../submissions/receive.ts';
import type { Endpoint } from './endpoint.ts';

/** The application for membership. */
export const applications: Endpoint<'/members/applications'> = {
  path: '/members/applications',
  call: 'form',
  handle: async (call, payload, notice) => {
    const { firstName, lastName, email, organization } = payload;
    const name = `${firstName} ${lastName}`;
    const content = { sent: 'application', name, email, organization, payload, notice } as const;
    return toReceived(call, 201, await receive(call, content));
  },
};

/** A message, or a complaint. */
export const messages: Endpoint<'/messages'> = {
  path: '/messages',
  call: 'form',
  handle: async (call, payload, notice) => {
    const { name, email, subject } = payload;
    return toReceived(
      call,
      201,
      await receive(call, { sent: subject, name, email, payload, notice }),
    );
  },
};

/** The answer that names the reference, what happens next and by when. */
export function toReceived(
  { language }: Call,
  status: 200 | 201,
  { kind, reference, due }: Receipt,
): Answer {
  return { status, body: { message: toNext(kind, due, language), reference, due } };
}
