import { randomUUID } from 'node:crypto';

/** A form that was sent, and the number of attempts. */
export interface SentForm {
  email: string;
  /** Undefined without a response. */
  reference: string | undefined;
  /** Milliseconds from the first try to the response. */
  milliseconds: number;
}

/** Timeout of a request, in milliseconds. */
const patience = 10_000;

/** Tells one sender from another, as thousands of visitors would be. */
let count = 0;

/**
 * Sends a message as the form does, from a visitor with an address of their own. Without a response
 * it tries again with the same key, until one comes or `isStopped`.
 *
 * @param email the address of the visitor, where it is not to be a new one
 */
export async function sendMessage(
  base: () => string,
  isStopped: () => boolean,
  email?: string,
): Promise<SentForm> {
  count += 1;
  email ??= `asha${count}@bank.example`;
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
    'X-Forwarded-For': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
  };
  const message = 'The prize of a contest in June has not arrived. '.repeat(8);
  const body = JSON.stringify({ name: 'Asha', email, phone: '', subject: 'Feedback', message });
  const started = performance.now();
  let reference: string | undefined;
  do {
    reference = await ask(`${base()}/api/v1/messages`, { method: 'POST', headers, body });
  } while (reference === undefined && !isStopped());
  return { email, reference, milliseconds: performance.now() - started };
}

async function ask(address: string, init: RequestInit): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) });
    return ((await answer.json()) as { reference?: string }).reference;
  } catch {
    // The process was killed; the next try reaches another one, or its replacement.
    await new Promise((resolve) => setTimeout(resolve, 20));
    return undefined;
  }
}
