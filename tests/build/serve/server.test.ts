import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite, type SiteServer } from '../../support/site-server.ts';

const charter = `<h1>Charter</h1>${'<p>Six values.</p>'.repeat(50)}`;
const files: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  'hi.html': '<h1>मुखपृष्ठ</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'hi/404.html': '<h1>पृष्ठ नहीं मिला</h1>',
  'about/charter.html': charter,
  'about/charter.html.br': brotliCompressSync(charter),
  'about/charter.html.gz': gzipSync(charter),
  '_astro/page.css': 'body{color:#14213d}',
  '.well-known/jwks.json': '{}',
  '.hidden/notes.txt': 'notes',
  _redirects:
    '/न /about/charter 301\n/about /about/charter 301\n/hi/about /hi/about/charter 301\n/meet /404 410\n/hi/meet /hi/404 410\n',
  _headers:
    '/*\n  X-Content-Type-Options: nosniff\n  Cache-Control: no-cache\n\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
};

let folder: string;
let server: SiteServer;
const get: SiteServer['ask'] = (...request) => server.ask(...request);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  server = await serveSite(folder);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('a page is served without an extension in its address (NAV-1)', async () => {
  const { status, headers, body } = await get('/about/charter');
  expect([status, headers['content-type'], body.toString()]).toEqual([
    200,
    'text/html; charset=utf-8',
    charter,
  ]);
});

test('the home page of each language is served', async () => {
  expect((await get('/')).body.toString()).toBe('<h1>Home</h1>');
  expect((await get('/hi')).body.toString()).toBe('<h1>मुखपृष्ठ</h1>');
});

test('the compressed file is chosen by what the browser accepts', async () => {
  const brotli = await get('/about/charter', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(charter);
  const gzip = await get('/about/charter', { 'Accept-Encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(charter);
  const plain = await get('/about/charter', { 'Accept-Encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('a page that has not changed is not sent twice', async () => {
  const { headers } = await get('/about/charter');
  const again = await get('/about/charter', { 'If-None-Match': headers.etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('a redirect takes one hop and keeps the query (NAV-4)', async () => {
  const plain = await get('/about');
  expect([plain.status, plain.headers.location]).toEqual([301, '/about/charter']);
  expect((await get('/about?subject=Complaint')).headers.location).toBe(
    '/about/charter?subject=Complaint',
  );
  expect((await get('/hi/about')).headers.location).toBe('/hi/about/charter');
});

test('a trailing slash is redirected away, and the query is kept', async () => {
  const answer = await get('/about/charter/?x=1');
  expect([answer.status, answer.headers.location]).toEqual([301, '/about/charter?x=1']);
  expect((await get('/hi/')).headers.location).toBe('/hi');
});

test.each([
  '//evil.example/',
  '///evil.example/',
  '//evil.example/%2e%2e/',
  '/%2f/evil.example/',
  '//evil.example/about/?//evil.example/',
])('no redirect leads off the site: %s', async (path) => {
  const { location = '/' } = (await get(path)).headers;
  expect(new URL(location, server.origin).origin).toBe(server.origin);
});

test('an unknown path gets the 404 page of its language, with status 404 (NAV-1)', async () => {
  for (const path of [
    '/nowhere',
    '/about/nowhere',
    '/_astro/nowhere.js',
    '/hindi/nowhere',
    '/ta/nowhere',
    '/%zz',
  ]) {
    const { status, body, headers } = await get(path);
    expect([path, status, body.toString()]).toEqual([path, 404, '<h1>Page Not Found</h1>']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
  const hindi = await get('/hi/about/nowhere');
  expect([hindi.status, hindi.body.toString()]).toEqual([404, '<h1>पृष्ठ नहीं मिला</h1>']);
});

test('an address that is gone for ever is answered with 410 and the page of its language', async () => {
  const english = await get('/meet');
  expect([english.status, english.headers.location, english.body.toString()]).toEqual([
    410,
    undefined,
    '<h1>Page Not Found</h1>',
  ]);
  const hindi = await get('/hi/meet/');
  expect([hindi.status, hindi.body.toString()]).toEqual([410, '<h1>पृष्ठ नहीं मिला</h1>']);
});

test('the 404 pages have no address that is answered with 200 (NAV-1)', async () => {
  for (const path of ['/404', '/404.html', '/hi/404'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test.each([
  '/_headers',
  '/_redirects',
  '//_headers',
  '/_headers?x',
  '/%5Fheaders',
  '/_%72edirects',
])('the files that steer the host are not served: %s', async (path) => {
  const { status, body } = await get(path);
  expect([status, body.toString()]).toEqual([404, '<h1>Page Not Found</h1>']);
});

test.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/about/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
])('nothing outside the folder is served: %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('each answer has the headers of the host, redirects and 404 pages too (SEC-2)', async () => {
  for (const path of ['/', '/about', '/about/charter/', '/nowhere', '/_astro/page.css'])
    expect([path, (await get(path)).headers['x-content-type-options']]).toEqual([path, 'nosniff']);
});

test('a redirect may begin at an address with letters of any script', async () => {
  const { status, headers } = await get('/%E0%A4%A8/?q=%E0%A4%A8');
  expect([status, headers.location]).toEqual([301, '/about/charter?q=%E0%A4%A8']);
  expect((await get('/%E0%A4%95/')).status).toBe(404);
});

test.each([
  ['/index', '/'],
  ['/index.html', '/'],
  ['/about/charter.html', '/about/charter'],
  ['//about/charter', '/about/charter'],
  ['/about//charter', '/about/charter'],
  ['/./about/charter', '/about/charter'],
  ['/_astro/..%2fabout/charter', '/about/charter'],
  ['/%61bout/charter?q=1', '/about/charter?q=1'],
  ['/_astro/page.css/', '/_astro/page.css'],
  ['/.well-known//jwks.json', '/.well-known/jwks.json'],
])('another spelling of an address leads to it, never kept for long: %s', async (path, to) => {
  const { status, headers } = await get(path);
  expect([status, headers.location, headers['cache-control']]).toEqual([301, to, 'no-cache']);
});

test('of the folders whose name starts with a dot only .well-known is served', async () => {
  expect((await get('/.well-known/jwks.json')).status).toBe(200);
  expect((await get('/.hidden/notes.txt')).status).toBe(404);
});

test('a site that a build replaces is served as it is now', async () => {
  writeFileSync(join(folder, 'new.html'), '<h1>New</h1>');
  expect((await get('/new')).body.toString()).toBe('<h1>New</h1>');
  writeFileSync(join(folder, 'new.html'), '<h1>Newer page</h1>');
  expect((await get('/new')).body.toString()).toBe('<h1>Newer page</h1>');
});

test('a header of a folder applies to that folder only', async () => {
  expect((await get('/_astro/page.css')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(
    (await get('/_astro/gone.css')).headers['cache-control'],
    'The answer that a file is missing is not kept',
  ).toBe('no-cache');
  expect((await get('/about/charter')).headers['cache-control']).toBe('no-cache');
});

test.each(['POST', 'PUT'])('%s is refused with the methods that are allowed', async (method) => {
  const { status, headers } = await get('/about/charter', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});
