import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite, type SiteServer } from '../../support/site-server.ts';

/** `tests/dist/hosts.test.ts` tests the rules of every host. */
const files = {
  'index.html': '<h1>Home</h1>',
  'hi.html': '<h1>मुखपृष्ठ</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'hi/404.html': '<h1>पृष्ठ नहीं मिला</h1>',
  'about/charter.html': '<h1>Charter</h1>',
  '_astro/page.css': 'body{color:#14213d}',
  '.well-known/jwks.json': '{}',
  '.hidden/notes.txt': 'notes',
  _redirects: '/न /about/charter 301\n',
  _headers: '/*\n  Cache-Control: no-cache\n\n/_astro/*\n  Cache-Control: public, immutable\n',
};

let folder: string;
let server: SiteServer;
const get: SiteServer['request'] = (...request) => server.request(...request);

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

test('no address answers a 404 page with 200 (NAV-1)', async () => {
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

test('no folder whose name starts with a dot is served, except .well-known', async () => {
  expect((await get('/.well-known/jwks.json')).status).toBe(200);
  expect((await get('/.hidden/notes.txt')).status).toBe(404);
});

test('a site that a build replaced is served in its new version', async () => {
  writeFileSync(join(folder, 'new.html'), '<h1>New</h1>');
  expect((await get('/new')).body.toString()).toBe('<h1>New</h1>');
  writeFileSync(join(folder, 'new.html'), '<h1>Newer page</h1>');
  expect((await get('/new')).body.toString()).toBe('<h1>Newer page</h1>');
});
