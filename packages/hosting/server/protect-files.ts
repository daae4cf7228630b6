import type { IncomingMessage, ServerResponse } from 'node:http';
import { drawingPolicy } from './file-policy.ts';

/**
 * Stops files of the development server from running scripts when they are opened as pages, because a
 * link to one would run it with the rights of the desk. Scripts, their workers and PDFs, which
 * browsers show with scripts, stay as they are.
 */
export function protectFiles(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const [path = ''] = (request.url ?? '').split(/[?#]/);
  const use = String(request.headers['sec-fetch-dest'] ?? '');
  // The address of a page has no extension.
  const isFile = /(?:\.|%2e)[^/]*$/i.test(path) || path === '/_image';
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (isFile && !path.endsWith('.pdf') && !/script|worker|style/.test(use))
    response.setHeader('Content-Security-Policy', drawingPolicy);
  next();
}
