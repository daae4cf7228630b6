import { SignJWT, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { checkSite } from '../../../src/build/monitor/check-site.ts';

const now = Date.parse('2026-11-22T12:00:00Z') / 1000;
const [hour, day] = [3600, 24 * 3600];
const issuer = { site: 'https://www.federation.in', product: 'IFSF' };
const { privateKey } = await generateKeyPair('ES256');
const toList = (end: number) =>
  new SignJWT().setProtectedHeader({ alg: 'ES256' }).setExpirationTime(end).sign(privateKey);
const toBuild = (time: number) => JSON.stringify({ built: new Date(time * 1000).toISOString() });

const protecting = {
  'strict-transport-security': 'max-age=1',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
};
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

type Files = Record<string, Response | undefined>;

/** What a site answers that is as it should be. */
const good = async (): Promise<Files> => ({
  '/': new Response('<html><script src="/_astro/page.abc.js"></script></html>', {
    headers: protecting,
  }),
  '/_astro/page.abc.js': new Response('', { headers: immutable }),
  '/build.json': new Response(toBuild(now - 12 * hour)),
  '/.well-known/status/1.jwt': new Response(await toList(now + 5 * day)),
});

/** The sentences of the checks that fail for a site that differs from a good one. */
async function findProblems(
  changed: Files = {},
  certificateEnd: number | undefined = now + 60 * day,
): Promise<string[]> {
  const files = { ...(await good()), ...changed };
  const checks = await checkSite(issuer, {
    ask: (address) => {
      const path = address.slice(issuer.site.length);
      if (path in files && files[path] === undefined)
        return Promise.reject(new Error('no network'));
      return Promise.resolve(files[path] ?? new Response('Not found', { status: 404 }));
    },
    readCertificateEnd: () => Promise.resolve(certificateEnd),
    now,
  });
  return checks.filter(({ ok }) => !ok).map(({ sentence }) => sentence);
}

test('a site that is as it should be has no problems', async () => {
  expect(await findProblems()).toEqual([]);
});

test('a site without certificates has no status list', async () => {
  expect(
    await findProblems({ '/.well-known/status/1.jwt': new Response('', { status: 404 }) }),
  ).toEqual([]);
});

test.each<[string, Files, RegExp]>([
  ['does not answer', { '/': undefined }, /does not answer/],
  [
    'shows an error',
    { '/': new Response('Bad gateway', { status: 502, headers: protecting }) },
    /answers 502/,
  ],
  ['lacks headers', { '/': new Response('<html>"/_astro/page.abc.js"</html>') }, /_headers/],
  [
    'lacks its scripts',
    { '/_astro/page.abc.js': new Response('', { status: 404 }) },
    /page\.abc\.js answers 404/,
  ],
  [
    'answers every address with a page',
    { '/no-such-page': new Response('Home') },
    /answers 200, not 404/,
  ],
  [
    'was not built last night',
    { '/build.json': new Response(toBuild(now - 40 * hour)) },
    /built 40 hours ago/,
  ],
  [
    'does not say when it was built',
    { '/build.json': new Response('<html></html>') },
    /does not say when/,
  ],
])('a site that %s has that problem', async (_, changed, problem) => {
  expect(await findProblems(changed)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  [1, /valid for 1 more days only/],
  [-1, /out of date/],
])('a status list that ends in %i days is a problem', async (days, problem) => {
  const list = new Response(await toList(now + days * day));
  expect(await findProblems({ '/.well-known/status/1.jwt': list })).toEqual([
    expect.stringMatching(problem),
  ]);
});

test('a certificate of the host that ends soon, or that is not valid, is a problem', async () => {
  expect(await findProblems({}, now + 9 * day)).toEqual([
    'The certificate of the host ends in 9 days. Renew it.',
  ]);
  expect(await findProblems({}, NaN)).toEqual(['The host has no valid certificate.']);
});
