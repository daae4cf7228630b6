import { expect, test } from 'vitest';
import { formatHeaders, toHeaderRules } from '../../../src/build/hosting/headers.ts';
import { headersFor, parseHeaders } from '../../../src/build/serve/rules.ts';

const file = formatHeaders(toHeaderRules());
const headersOf = (path: string) => Object.fromEntries(headersFor(path, parseHeaders(file)));

test('every path gets the headers that protect the site (SEC-2)', () => {
  for (const path of ['/', '/about/overview', '/hi/contact']) {
    expect(headersOf(path)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Permissions-Policy': expect.stringContaining('camera=()') as unknown,
    });
  }
});

test('only the verification of certificates may use the camera, in every language (SEC-2)', () => {
  for (const path of ['/certificate-verify', '/hi/certificate-verify'])
    expect(headersOf(path)['Permissions-Policy']).toContain('camera=(self)');
});

test('feeds have the type of their format, and other sites may read them', () => {
  expect(headersOf('/feeds/all.xml')).toMatchObject({
    'Content-Type': 'application/atom+xml; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
  });
  expect(headersOf('/feeds/all.json')).toMatchObject({
    'Content-Type': 'application/feed+json',
    'Access-Control-Allow-Origin': '*',
  });
});

test.each([
  '/.well-known/jwks.json',
  '/.well-known/status/1.jwt',
  '/cert-index/00.json',
  '/demonstration/jwks.json',
  '/demonstration/status/1.jwt',
])('%s is asked for again each time, so that a removed key or a revocation is seen', (path) => {
  expect(headersOf(path)['Cache-Control']).toBe('no-cache');
});

test.each([
  ['/files/report.xml', "script-src 'none'; object-src 'none'; frame-ancestors 'none'"],
  [
    '/pagefind/en/index/en_1.pf_index',
    "script-src 'none'; object-src 'none'; frame-ancestors 'none'",
  ],
  ['/files/report.pdf', "frame-ancestors 'none'"],
  ['/_astro/worker.js', "frame-ancestors 'none'"],
  ['/about/charter', "frame-ancestors 'none'"],
])('%s has the policy “%s”, for what runs in it when it is opened', (path, policy) => {
  expect(headersOf(path)['Content-Security-Policy']).toBe(policy);
});

test('a drawing is opened in a sandbox', () => {
  expect(headersOf('/favicon.svg')['Content-Security-Policy']).toMatch(
    /^default-src 'none'.*; sandbox;/,
  );
});

test.each(['/', '/favicon.svg', '/sw.js', '/files/report.pdf'])(
  '%s has no hash in its name, so it is asked for anew each time',
  (path) => {
    expect(headersOf(path)['Cache-Control']).toBe('no-cache');
  },
);

test('the network reads all rules: at most 100 of them', () => {
  expect(parseHeaders(file).length).toBeLessThanOrEqual(100);
});
