import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { isLanguage } from '@federation/i18n/languages';
import { normalize, toAddress } from './address.ts';
import { getContentType } from './content-type.ts';
import { headersFor, readRules } from './rules.ts';

/** Handles requests that are not for the site; returns false for the others. */
type ExtraHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Creates a server that behaves like a static host in production: compressed files, the headers of
 * `_headers`, the redirects of `_redirects`, and the 404 page of the requested language, with status
 * 410 for addresses that are gone.
 *
 * @param folder the built site, which a build may replace meanwhile
 * @param handleExtra handles other requests, such as those for the portal
 */
export function createSiteServer(folder: string, handleExtra: ExtraHandler = () => false): Server {
  const serveFile = sirv(folder, {
    // Looks up each file at its request.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, path) {
      const type = getContentType(/\.[^/]*$/.test(path) ? path : 'index.html');
      response.setHeader('Content-Type', type);
      for (const [name, value] of headersFor(path, readRules(folder).headers))
        response.setHeader(name, value);
    },
  });

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const { redirects, headers } = readRules(folder);
    // Redirects and errors have the headers of every path.
    for (const [name, value] of headersFor('/', headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const [, raw = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? [];
    const path = normalize(raw) ?? '';
    const notFound = (status = 404) => void sendMissing(folder, path, response, status);
    const redirect = redirects.find(({ from }) => from === path);
    if (redirect && redirect.status >= 400) return notFound(redirect.status);
    if (redirect) return sendTo(response, redirect.status, `${redirect.to}${search}`);
    const address = toAddress(path);
    if (address === undefined) return notFound();
    if (address !== raw) return sendTo(response, 301, `${address}${search}`);
    serveFile(request, response, () => notFound());
  }

  return createServer((request, response) => {
    if (!handleExtra(request, response)) respond(request, response);
  });
}

function sendTo(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location }).end();
}

async function sendMissing(
  folder: string,
  path: string,
  response: ServerResponse,
  status: number,
): Promise<void> {
  const [, first = ''] = path.split('/');
  const own = join(folder, first, '404.html');
  const page = isLanguage(first) && existsSync(own) ? own : join(folder, '404.html');
  const content = await readFile(page).catch(() => 'Not found');
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(content);
}
