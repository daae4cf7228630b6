import { expect, test } from 'vitest';
import type { HttpGet } from '../../../packages/base/shared/deployed-site.ts';
import { judgeSite as judgeWith } from '../../../packages/monitor/ready/judge-site.ts';
import { readyTexts } from '../../../packages/i18n/ready.ts';

const site = 'https://www.federation.in';
const settings = {
  site,
  portal: {
    ours: true,
    login: 'https://portal.federation.in/login',
    api: 'https://portal.federation.in/api',
    certificateView: 'https://portal.federation.in/certificates',
  },
  redirects: [
    { from: '/old', to: '/new', gone: false },
    { from: '/gone', gone: true },
  ],
};

const headers = {
  'content-security-policy': "default-src 'self'",
  'strict-transport-security': 'max-age=1',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=()',
};

/** A site with nothing wrong, by address; a test changes what it is about. */
const good: Record<string, () => Response> = {
  [`${site}/`]: () => new Response('', { headers }),
  'http://www.federation.in': () => new Response(null, { status: 301 }),
  [`${site}/old`]: () => new Response(null, { status: 308 }),
  [`${site}/feeds/all.xml`]: () => new Response('<?xml version="1.0"?>'),
  [`${site}/.well-known/security.txt`]: () => new Response('Contact: mailto:a@federation.in'),
  [settings.portal.login]: () => new Response(''),
};

type Judged = Parameters<typeof judgeWith>[0];
const judgeSite = (judged: Judged, get: HttpGet) => judgeWith(judged, get, readyTexts.en.checks);

const judge = (changed: Record<string, () => Response> = {}) =>
  judgeSite(settings, (address) => {
    const answer = { ...good, ...changed }[address];
    return answer ? Promise.resolve(answer()) : Promise.reject(new Error(address));
  });

test('a site with its headers, redirects, feeds, contact and portal is green', async () => {
  const results = await judge();
  expect(results.map(({ check, grade }) => [check, grade])).toEqual(
    ['online', 'headers', 'redirects', 'feeds', 'security', 'portal'].map((one) => [one, 'green']),
  );
});

test.each([
  ['headers', `${site}/`, new Response('')],
  ['redirects', `${site}/old`, new Response('')],
  ['redirects', 'http://www.federation.in', new Response('')],
  ['feeds', `${site}/feeds/all.xml`, new Response('<!doctype html>')],
  ['security', `${site}/.well-known/security.txt`, new Response('')],
  ['portal', settings.portal.login, new Response('', { status: 503 })],
])('the report finds the fault of %s (%s)', async (check, address, answer) => {
  const wrong = (await judge({ [address]: () => answer })).filter(({ grade }) => grade !== 'green');
  expect(wrong.map((one) => one.check)).toEqual([check]);
});

test('a site that does not answer yet may go live, and gets no more requests', async () => {
  expect(await judge({ [`${site}/`]: () => new Response('', { status: 500 }) })).toEqual([
    { check: 'online', grade: 'amber', sentence: expect.stringContaining(site) },
  ]);
});

test('without a portal, the check requests none', async () => {
  const results = await judgeSite({ ...settings, portal: undefined }, (address) =>
    Promise.resolve((good[address] ?? (() => new Response('')))()),
  );
  expect(results.map(({ check }) => check)).not.toContain('portal');
});

test('without a login page, the check requests none', async () => {
  const portal = { ours: true, api: settings.portal.api };
  const results = await judgeSite({ ...settings, portal }, (address) =>
    Promise.resolve((good[address] ?? (() => new Response('')))()),
  );
  expect(results.map(({ check }) => check)).not.toContain('portal');
});

test('a reserved address gets no request', async () => {
  const example = { ...settings, site: 'https://www.federation.example' };
  expect(await judgeSite(example, () => Promise.reject(new Error('requested')))).toEqual([]);
});
