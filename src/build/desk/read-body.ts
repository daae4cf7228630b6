import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { DeskError } from './desk-error.ts';

/**
 * The text that a request carries.
 *
 * @param maxBytes how long it may be
 * @throws {DeskError} when it is longer, or no UTF-8
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new DeskError('largeFile');
    parts.push(part);
  }
  const body = Buffer.concat(parts);
  if (!isUtf8(body)) throw new DeskError('badRequest');
  return body.toString();
}
