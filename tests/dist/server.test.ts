import { afterAll, beforeAll, expect, test } from 'vitest';
import { dist } from '../support/built-site.ts';
import { serveSite, type SiteServer } from '../support/site-server.ts';

let server: SiteServer;
beforeAll(async () => {
  server = await serveSite(dist);
});
afterAll(() => server.close());

test.each([
  '/%E0%A4%A',
  '/about/%00',
  '/..%2f..%2fpackage.json',
  '/_headers',
  '/_redirects',
  '/404',
  '/hi/404',
  '/about/overview/deeper',
  '/hi/about/overview/deeper',
])('%s answers 404 and the server lives on (NAV-1)', async (path) => {
  expect((await server.request(path)).status).toBe(404);
  expect((await server.request('/')).status).toBe(200);
});

test.each([
  '/hi/%E0%A4%B2%E0%A5%8B%E0%A4%95/',
  '/%0D%0AX-Injected:%201/',
  '/about/%00/',
  '/%F0%9F%8F%8F/',
])(
  'a request for %s, whose redirect has characters that no header may hold, neither stops the server nor adds a header',
  async (path) => {
    const { status, headers } = await server.request(path);
    expect([301, 400, 404]).toContain(status);
    expect(headers['x-injected']).toBeUndefined();
    expect((await server.request('/')).status).toBe(200);
  },
);

test('speculation rules let the browser prefetch links, unless it saves data', async () => {
  expect((await server.request('/contact')).headers['speculation-rules']).toBe('"/prefetch.json"');
  const { prefetch } = JSON.parse((await server.request('/prefetch.json')).body.toString()) as {
    prefetch: { eagerness: string }[];
  };
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
});
