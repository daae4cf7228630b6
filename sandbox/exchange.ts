import type { IncomingMessage, ServerResponse } from 'node:http';

/** The largest body that is read, in bytes. */
const largestBody = 32_000;

/** What an endpoint answers. */
export interface Answer {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

/** A body that could not be read, with the status that says why. */
export class UnreadableBody extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415) {
    super(`The body of the request is not readable (${status}).`);
    this.status = status;
  }
}

/**
 * The JSON that a request carries.
 *
 * @throws {UnreadableBody} when it is no JSON, too large, or broken off by the sender
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) throw new UnreadableBody(415);
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > largestBody) throw new UnreadableBody(413);
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch (error) {
    throw error instanceof UnreadableBody ? error : new UnreadableBody(400);
  }
}

/** Sends a message as JSON. */
export function sendAnswer(response: ServerResponse, { status, message, headers }: Answer): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  response.end(JSON.stringify({ message }));
}

/** Sends a text of some type. */
export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(text);
}
