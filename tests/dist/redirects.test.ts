import { afterAll, beforeAll, expect, test } from 'vitest';
import { dist } from '../support/built-site.ts';
import { serveSite, type SiteServer } from '../support/site-server.ts';

let server: SiteServer;
beforeAll(async () => {
  server = await serveSite(dist);
});
afterAll(() => server.close());

test.each([
  ['/about', '/about/overview'],
  // The first page of the section is a draft.
  ['/events', '/events/members-meet'],
  ['/resources/news-updates', '/resources/news'],
  ['/members', '/membership/current-members'],
])('%s leads to %s in one step and for good, in each language (NAV-4)', async (from, to) => {
  for (const prefix of ['', '/hi'])
    for (const slash of ['', '/']) {
      const { status, headers } = await server.ask(prefix + from + slash);
      expect([status, headers.location]).toEqual([301, prefix + to]);
    }
});

test('an address that is gone for ever is answered with 410', async () => {
  for (const path of ['/old-contest', '/hi/old-contest'])
    expect((await server.ask(path)).status).toBe(410);
});

test.each([
  ['/about/ombudsman/?q=a%20b', '/about/ombudsman?q=a%20b'],
  ['/hi/notices/?q=a%20b', '/hi/notices?q=a%20b'],
  ['/about?year=2026', '/about/overview?year=2026'],
])('%s leads to %s: the query is kept', async (from, to) => {
  const { status, headers } = await server.ask(from);
  expect([status, headers.location]).toEqual([301, to]);
});
