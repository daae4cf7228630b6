import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isLanguage, translationLanguages } from '../../i18n/languages.ts';
import { headersFor, parseHeaders, parseRedirects } from './rules.ts';
import { sendFile } from './send-file.ts';

/**
 * Addresses that are answered with 404 though a file lies behind them: the files that steer the
 * host are not part of the site, and a 404 page has no address of its own.
 */
const hidden = new Set([
  '/_headers',
  '/_redirects',
  ...['', ...translationLanguages.map((language) => `/${language}`)].flatMap((root) => [
    `${root}/404`,
    `${root}/404.html`,
  ]),
]);

/** Compressed copies are sent under the name of their file. */
const isHidden = (pathname: string) => hidden.has(pathname) || /\.(br|gz)$/.test(pathname);

/** Answers requests that are not for the site; returns whether it did. */
type Beside = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * A server that behaves as a static host in production does: compressed files, the headers of
 * `_headers`, the redirects of `_redirects`, and the 404 page of the language that was asked for,
 * with status 410 for what `_redirects` says is gone.
 *
 * @param folder the built site; its headers and redirects are read once, so restart after a build
 * @param beside what else the server answers, such as the sandbox of the portal
 */
export function createSiteServer(folder: string, beside: Beside = () => false): Server {
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
  const redirects = new Map(
    parseRedirects(read('_redirects')).map((redirect) => [redirect.from, redirect]),
  );
  const headers = parseHeaders(read('_headers'));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { raw, pathname, search } = toUrl(request);
    for (const [name, value] of headersFor(pathname, headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const redirect = redirects.get(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
    if (redirect && redirect.status >= 400)
      return notFound(folder, pathname, response, redirect.status);
    if (redirect) return send(response, redirect.status, `${redirect.to}${search}`);
    if (pathname.length > 1 && pathname.endsWith('/'))
      return send(response, 301, `${raw.replace(/\/+$/, '') || '/'}${search}`);
    const page = /^(.+)\.html$/.exec(raw)?.[1];
    if (page && !hidden.has(pathname))
      return send(response, 301, `${page === '/index' ? '/' : page}${search}`);
    const names = isHidden(pathname)
      ? []
      : pathname === '/'
        ? ['/index.html']
        : [pathname, `${pathname}.html`];
    for (const name of names) if (await sendFile(request, response, folder, name)) return;
    await notFound(folder, pathname, response);
  }

  return createServer((request, response) => {
    if (!beside(request, response)) answer(request, response).catch(() => fail(response));
  });
}

/**
 * The path as it was sent (`raw`, the only form fit for a header), the same decoded, and the query
 * with its `?`.
 */
function toUrl(request: IncomingMessage): { raw: string; pathname: string; search: string } {
  const [, path = '/', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
  // `//host` would be taken for another site when used in a redirect.
  const raw = path.replace(/^[/\\]+/, '/');
  return { raw, pathname: decode(raw), search };
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function send(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location });
  response.end();
}

async function notFound(
  folder: string,
  pathname: string,
  response: ServerResponse,
  status = 404,
): Promise<void> {
  const [, first = ''] = pathname.split('/');
  const own = join(folder, first, '404.html');
  const page = await readFile(
    isLanguage(first) && existsSync(own) ? own : join(folder, '404.html'),
  );
  // A file that is missing today may be there after the next build.
  response.removeHeader('Cache-Control');
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(page);
}

/** A file could not be read, or the reader has gone. One request must never end the server. */
function fail(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.removeHeader('Cache-Control');
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('The server could not read this file.\n');
}
