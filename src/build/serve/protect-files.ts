import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { toFilePolicy } from './file-policy.ts';

/**
 * Lets no file that the development server sends run anything: a link to one would run it with the
 * rights of the desk. It goes by the type of the answer, as one file has many addresses.
 */
export function protectFiles(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const path = (request.url ?? '').replace(/[?#].*$/s, '');
  onHeaders(response, () => {
    const type = String(response.getHeader('content-type') ?? '');
    // The address of a page has no ending.
    const isFile = /(?:\.|%2e)[^/]*$/i.test(path);
    const policy = toFilePolicy(isFile ? type.replace(/^text\/html/i, 'text/plain') : type);
    response.setHeader('x-content-type-options', 'nosniff');
    if (policy && !response.hasHeader('content-security-policy'))
      response.setHeader('content-security-policy', policy);
  });
  next();
}
