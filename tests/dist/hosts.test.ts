import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dist, listFiles } from '../support/built-site.ts';
import { hosts } from '../support/hosts.ts';
import type { SiteServer } from '../support/site-server.ts';

/**
 * Sends the same requests to every kind of host, so that none drifts away from the others. The
 * network sends whole files in response to range requests, which browsers accept.
 */
const ofEachLanguage = (...paths: string[]) =>
  paths.flatMap((path) => [path, path === '/' ? '/hi' : `/hi${path}`]);

/** Roots of sections, the second of which begins with a draft, and addresses that the settings move. */
const moved = [
  ['/about', '/about/overview'],
  ['/events', '/events/members-meet'],
  ['/members', '/membership/current-members'],
  ['/resources/news-updates', '/resources/news'],
].flatMap(([from, to]) => ['', '/hi'].map((prefix) => [prefix + from, prefix + to]));

const [script = ''] = listFiles('_astro', '.js');
const [font = ''] = listFiles('_astro', '.woff2');
const [index = ''] = listFiles('pagefind', '.pf_index');
const feed = 'feeds/all.xml';
const calendar = 'calendar/all.ics';
const document = 'files/downloads/ombudsman-rules-en.pdf';
const data = 'data/members.json';

const permissions = (camera: string) =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=()`;

/** Headers that every response has, or that none has. The rest of the policy is in each page. */
const protection: Record<string, string | undefined> = {
  'strict-transport-security': 'max-age=604800',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions('()'),
  'speculation-rules': '"/prefetch.json"',
  'cache-control': 'no-cache',
  'access-control-allow-origin': undefined,
  'set-cookie': undefined,
  'x-powered-by': undefined,
};
const inert = {
  'content-security-policy': "script-src 'none'; object-src 'none'; frame-ancestors 'none'",
};
const drawing = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox; frame-ancestors 'none'",
};
const kept = { 'cache-control': 'public, max-age=31536000, immutable' };
const forOtherSites = {
  ...inert,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** An address of each kind, and how its headers differ. */
const protections: Record<string, typeof protection> = {
  ...Object.fromEntries(
    ofEachLanguage('/', '/contact', '/search', '/certificate-verify/examples', '/no-such-page').map(
      (path) => [path, {}],
    ),
  ),
  ...Object.fromEntries(
    ofEachLanguage('/certificate-verify').map((path) => [
      path,
      { 'permissions-policy': permissions('(self)') },
    ]),
  ),
  [`/${script}`]: kept,
  [`/${font}`]: { ...inert, ...kept },
  [`/${document}`]: {},
  '/favicon.svg': drawing,
  [`/${index}`]: inert,
  '/about/ombudsman/': {},
  '/sw.js': {},
  '/.well-known/security.txt': inert,
  '/.well-known/jwt-vc-issuer': { 'access-control-allow-origin': '*' },
  '/.well-known/jwks.json': { ...inert, 'access-control-allow-origin': '*' },
  [`/${feed}`]: forOtherSites,
  '/feeds/all.json': forOtherSites,
  [`/${calendar}`]: forOtherSites,
  [`/${data}`]: forOtherSites,
};

describe.each(hosts)('$name', ({ name, missing, start }) => {
  if (missing) return void test.skip(`is not on this machine: ${missing}`);

  let server: SiteServer;
  const request: SiteServer['request'] = (...options) => server.request(...options);
  const isNetwork = name === 'the network';
  beforeAll(async () => {
    server = await start(dist);
  });
  afterAll(() => server.close());

  test.each(ofEachLanguage('/', '/about/legal', '/certificate-verify'))(
    'browsers ask anew for the page %s each time',
    async (path) => {
      const { status, headers } = await request(path);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['cache-control']).toBe('no-cache');
      const { status: again } = await request(path, { 'If-None-Match': headers.etag ?? '' });
      expect(again).toBe(304);
    },
  );

  test('an address that has moved leads to the new one for good, with its query (NAV-4)', async () => {
    for (const [from, to] of moved) {
      const { status, headers } = await request(`${from}?year=2026`);
      expect.soft([status, headers.location], from).toEqual([301, `${to}?year=2026`]);
    }
  });

  test.each([
    ['/about/ombudsman/', '/about/ombudsman'],
    ['/hi/about/ombudsman/?q=a%20b', '/hi/about/ombudsman?q=a%20b'],
    ['/about/ombudsman.html', '/about/ombudsman'],
    ['/index.html', '/'],
  ])('%s leads to %s, the one address of the page', async (from, to) => {
    const { status, headers } = await request(from);
    expect([status, headers.location]).toEqual([isNetwork ? 307 : 301, to]);
  });

  test.each(ofEachLanguage('/no-such-page', '/about/overview/deeper'))(
    '%s answers 404 in its language',
    async (path) => {
      const { status, headers, body } = await request(path);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body.toString()).toContain(`<html lang="${path.startsWith('/hi') ? 'hi' : 'en'}`);
    },
  );

  test.each([
    '/_headers',
    '/_redirects',
    '/.assetsignore',
    '/about/ombudsman.html.br',
    '/about/ombudsman.html.gz',
  ])('%s has no address', async (path) => {
    expect((await request(path)).status).toBe(404);
  });

  test('browsers do not cache a missing file', async () => {
    const { status, headers } = await request('/_astro/no-such-file.js');
    expect(status).toBe(404);
    // The network sends the headers that belong to the address.
    if (!isNetwork) expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/.well-known/jwks.json', /^application\/json/],
    ['/.well-known/jwt-vc-issuer', /^application\/json/],
    [`/${feed}`, /^application\/atom\+xml; charset=utf-8$/],
    [`/${calendar}`, /^text\/calendar; charset=utf-8$/],
    ['/site.webmanifest', /^application\/manifest\+json/],
    [`/${data}`, /^application\/json/],
    ['/feeds/all.json', /^application\/feed\+json/],
    [`/${script}`, /^text\/javascript; charset=utf-8$/],
    ['/prefetch.json', /^application\/speculationrules\+json/],
  ])('%s has its type', async (path, type) => {
    expect((await request(path)).headers['content-type']).toMatch(type);
  });

  test.each(Object.entries(protections))(
    '%s has each header that protects its reader once (SEC-2)',
    async (path, differences) => {
      const { headers } = await request(path);
      const expected = { ...protection, ...differences };
      const sent = Object.keys(expected).map((name) => [name, headers[name]]);
      expect(Object.fromEntries(sent)).toEqual(expected);
    },
  );

  test('the host compresses text for browsers that accept it', async () => {
    expect(
      (await request('/about/ombudsman', { 'Accept-Encoding': 'br' })).headers['content-encoding'],
    ).toBe('br');
    expect(
      (await request('/about/ombudsman', { 'Accept-Encoding': 'gzip' })).headers[
        'content-encoding'
      ],
    ).toBe('gzip');
    const plain = await request('/about/ombudsman', { 'Accept-Encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toContain('<h1');
  });

  test('the host sends a part of a file if it can', async () => {
    const whole = await request('/favicon.svg');
    const part = await request('/favicon.svg', { Range: 'bytes=0-9' });
    expect([part.status, part.body.length]).toEqual(
      isNetwork ? [200, whole.body.length] : [206, 10],
    );
    const beyond = await request('/favicon.svg', { Range: `bytes=${whole.body.length + 1}-` });
    expect(beyond.status).toBe(isNetwork ? 200 : 416);
    for (const name of ['x-content-type-options', 'strict-transport-security'])
      expect(beyond.headers[name]).toBe(protection[name]);
  });

  test.skipIf(isNetwork).each([
    ['/old-contest', 410, 'Page Not Found'],
    ['/hi/old-contest', 410, 'पृष्ठ नहीं मिला'],
    ['/older-contest', 404, 'Page Not Found'],
  ])('%s answers %i with the page in its language', async (path, status, title) => {
    const answer = await request(path, { 'Sec-Fetch-Mode': 'navigate' });
    expect([answer.status, answer.headers['x-content-type-options']]).toEqual([status, 'nosniff']);
    expect(answer.body.toString()).toContain(title);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    const { status, headers } = await request('/', {}, method);
    expect([status, headers['x-content-type-options'], headers['x-frame-options']]).toEqual([
      405,
      'nosniff',
      'DENY',
    ]);
    // The network’s own router refuses them, before any code of the site runs.
    if (!isNetwork) expect(headers.allow).toBe('GET, HEAD');
  });

  test('HEAD gets the headers without the page', async () => {
    const { status, body } = await request('/', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
  });

  test.each(['//example.org/', '/\\example.org/', '/%5Cexample.org/', '//example.org/about.html'])(
    '%s is not sent on to another site',
    async (path) => {
      const { location = '/' } = (await request(path)).headers;
      expect(new URL(location, server.origin).origin).toBe(server.origin);
    },
  );

  test('a line break in an address adds no header', async () => {
    expect((await request('/%0D%0AX-Injected:%201/')).headers['x-injected']).toBeUndefined();
  });
});
