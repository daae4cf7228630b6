import type { IncomingMessage, ServerResponse } from 'node:http';

/** The largest request body that is read, in bytes. */
const maxBodySize = 32_000;

/** The response of an endpoint. */
export interface EndpointResponse {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

/** A request body that could not be read. `status` is the HTTP status that says why. */
export class BodyError extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415) {
    super(`The request body could not be read (${status}).`);
    this.status = status;
  }
}

/**
 * The JSON body of a request.
 *
 * @throws {BodyError} when it is not JSON, is too large, or the sender hangs up
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new BodyError(415);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBodySize) throw new BodyError(413);
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch (error) {
    throw error instanceof BodyError ? error : new BodyError(400);
  }
}

/** Sends a message as JSON. */
export function sendMessage(
  response: ServerResponse,
  { status, message, headers }: EndpointResponse,
): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify({ message }));
}

/** Sends text of the given media type. */
export function sendText(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
  });
  response.end(text);
}
