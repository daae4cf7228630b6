import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toLocalPath, toPagePath } from '../../../packages/base/shared/paths.ts';
import { navigation, settings } from '../../../src/data/settings.ts';
import { languages } from '../../../packages/i18n/languages.ts';
import { dist, routes } from '../../support/built-site.ts';
import { serveSite, type SiteServer } from '../../support/site-server.ts';

let server: SiteServer;
beforeAll(async () => {
  server = await serveSite(dist);
});
afterAll(() => server.close());

const pages = new Set(routes.map(({ path }) => path));

/** The root of each section of the menu, with the first of its built pages. */
const sections = navigation.main.flatMap((entry) => {
  if (!('items' in entry)) return [];
  const first = entry.items.map(({ page }) => toPagePath(page)).find((path) => pages.has(path));
  return first ? [{ from: entry.path, to: first }] : [];
});

/** Addresses that moved to a page of the site; a page that is a draft for now answers 404. */
const moved = [
  ...sections,
  ...settings.redirects.flatMap(({ from, to }) =>
    to !== undefined && pages.has(to.replace(/[?#].*/, '')) ? [{ from, to }] : [],
  ),
];

describe.each(languages)('in %s', (language) => {
  test('the root of each section leads to its first page, and an address that has moved to the new one, in one step and for good (NAV-4)', async () => {
    expect(sections.length).toBeGreaterThan(0);
    for (const { from, to } of moved) {
      const [path, target] = [toLocalPath(from, language), toLocalPath(to, language)];
      for (const current of [path, `${path}/`]) {
        const { status, headers } = await server.request(current);
        expect.soft([status, headers.location], current).toEqual([301, target]);
      }
      expect
        .soft(
          (await server.request(target.replace(/[?#].*/, ''))).status,
          `${target}, to which ${path} leads`,
        )
        .toBe(200);
    }
  });

  test('an address that is gone for ever is answered with 410', async () => {
    for (const { from, gone } of settings.redirects)
      if (gone)
        expect.soft((await server.request(toLocalPath(from, language))).status, from).toBe(410);
  });
});
