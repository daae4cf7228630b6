import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isLanguage } from '../../i18n/languages.ts';
import { normalize, toAddress } from './address.ts';
import { openRules } from './open-rules.ts';
import { headersFor } from './rules.ts';
import { sendFile } from './send-file.ts';

/** Answers requests that are not for the site; returns whether it did. */
type Beside = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * A server that behaves as a static host in production does: compressed files, the headers of
 * `_headers`, the redirects of `_redirects`, and the 404 page of the language that was asked for,
 * with status 410 for what `_redirects` says is gone.
 *
 * @param folder the built site
 * @param beside what else the server answers, such as the portal
 */
export function createSiteServer(folder: string, beside: Beside = () => false): Server {
  const readRules = openRules(folder);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { redirects, rules } = readRules();
    // What is not a file, such as a redirect or an error, has the headers of every path.
    for (const [name, value] of headersFor('/', rules)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const [, raw = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? [];
    const path = normalize(raw) ?? '';
    const redirect = redirects.get(path);
    if (redirect && redirect.status >= 400)
      return notFound(folder, path, response, redirect.status);
    if (redirect) return send(response, redirect.status, `${redirect.to}${search}`);
    const address = toAddress(path);
    if (address === undefined) return notFound(folder, path, response);
    if (address !== raw) return send(response, 301, `${address}${search}`);
    const headers = headersFor(address, rules);
    for (const name of address === '/' ? ['/index.html'] : [address, `${address}.html`])
      if (await sendFile(request, response, folder, name, headers)) return;
    await notFound(folder, path, response);
  }

  return createServer((request, response) => {
    if (!beside(request, response)) answer(request, response).catch(() => fail(response));
  });
}

function send(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location });
  response.end();
}

async function notFound(
  folder: string,
  path: string,
  response: ServerResponse,
  status = 404,
): Promise<void> {
  const [, first = ''] = path.split('/');
  const own = join(folder, first, '404.html');
  const page = await readFile(
    isLanguage(first) && existsSync(own) ? own : join(folder, '404.html'),
  );
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(page);
}

/** A file could not be read, or the reader has gone. One request must never end the server. */
function fail(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('The server could not read this file.\n');
}
