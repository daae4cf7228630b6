import type { IncomingMessage, ServerResponse } from 'node:http';
import { drawingPolicy } from './file-policy.ts';

/**
 * Lets no file that the development server sends run anything when it is opened as a page: a link to one would run it
 * with the rights of the desk. Scripts and their workers go on as they are, and PDFs, which browsers show with scripts.
 */
export function protectFiles(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const [path = ''] = (request.url ?? '').split(/[?#]/);
  const use = String(request.headers['sec-fetch-dest'] ?? '');
  // The address of a page has no ending.
  const isFile = /(?:\.|%2e)[^/]*$/i.test(path) || path === '/_image';
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (isFile && !path.endsWith('.pdf') && !/script|worker|style/.test(use))
    response.setHeader('Content-Security-Policy', drawingPolicy);
  next();
}
