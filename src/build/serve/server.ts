import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { isLanguage, translationLanguages } from '../../i18n/languages.ts';
import { headersFor, parseHeaders, parseRedirects } from './rules.ts';

/**
 * Addresses that are answered with 404 though a file lies behind them: the files that steer the host
 * are not part of the site, and a 404 page has no address of its own.
 */
const hidden = new Set([
  '/_headers',
  '/_redirects',
  ...['', ...translationLanguages.map((language) => `/${language}`)].flatMap((root) => [`${root}/404`, `${root}/404.html`]),
]);

/** Answers requests that are not for the site; returns whether it did. */
type Beside = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The types of office files, which the library below does not know. Hosts in production do. */
const officeTypes: Record<string, string> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * A server that behaves as a static host in production does: compressed files, the headers of
 * `_headers`, the redirects of `_redirects`, and the 404 page of the language that was asked for.
 *
 * @param folder the built site; its files are listed once, so restart after a build
 * @param beside what else the server answers, such as the sandbox of the portal
 */
export function createSiteServer(folder: string, beside: Beside = () => false): Server {
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');
  const redirects = new Map(parseRedirects(read('_redirects')).map((redirect) => [redirect.from, redirect]));
  const headers = parseHeaders(read('_headers'));
  const setHeaders = (response: ServerResponse, pathname: string) => {
    const type = officeTypes[extname(pathname)];
    if (type) response.setHeader('Content-Type', type);
  };
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ['html'], setHeaders });

  return createServer((request, response) => {
    if (beside(request, response)) return;
    const { raw, pathname, search } = toUrl(request);
    for (const [name, value] of headersFor(pathname, headers)) response.setHeader(name, value);
    const redirect = redirects.get(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
    if (redirect) return send(response, redirect.status, `${redirect.to}${search}`);
    if (pathname.length > 1 && pathname.endsWith('/')) return send(response, 301, `${raw.replace(/\/+$/, '') || '/'}${search}`);
    if (hidden.has(pathname)) return notFound(folder, pathname, response);
    return files(request, response, () => notFound(folder, pathname, response));
  });
}

/** The path as it was sent (`raw`, the only form fit for a header), the same decoded, and the query with its `?`. */
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

function notFound(folder: string, pathname: string, response: ServerResponse): void {
  const [, first = ''] = pathname.split('/');
  const own = join(folder, first, '404.html');
  const page = isLanguage(first) && existsSync(own) ? own : join(folder, '404.html');
  // A file that is missing today may be there after the next build.
  response.removeHeader('Cache-Control');
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
  response.end(readFileSync(page));
}
