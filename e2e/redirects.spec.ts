import { languages, toPath } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Section roots lead to the first page of their section; the specification links to one more address that has moved. */
const moved = {
  '/about': '/about/overview',
  '/gameathon': '/gameathon/overview',
  '/membership': '/membership/become',
  '/events': '/events/members-meet',
  '/resources': '/resources/publications',
  '/government-portals': '/government-portals/rti',
  '/resources/news-updates': '/resources/news',
};

for (const language of languages) {
  for (const [from, to] of Object.entries(moved)) {
    const [path, target] = [toPath(from, language), toPath(to, language)];

    test(`${path} leads to ${target} in one step, for good (NAV-4)`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(target);
      expect((await request.get(target, { maxRedirects: 0 })).status()).toBe(200);
    });
  }
}

for (const path of ['/about/overview', '/hi', '/hi/about/overview', '/notices']) {
  test(`${path}/ leads to the address without the slash and keeps the query`, async ({ request }) => {
    const response = await request.get(`${path}/?q=a%20b`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`${path}?q=a%20b`);
  });
}

for (const path of ['/about/', '/hi/membership/']) {
  test(`${path} leads straight to the first page of the section`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const next = await request.get(response.headers().location ?? '', { maxRedirects: 0 });
    expect(next.status(), 'A second redirect follows the first').toBe(200);
  });
}

test('A redirect keeps what was asked for', async ({ request }) => {
  const response = await request.get('/resources/news-updates?year=2026', { maxRedirects: 0 });
  expect(response.headers().location).toBe('/resources/news?year=2026');
});
