import { afterEach, expect, test, vi } from 'vitest';
import { fetchPublished } from '../../../../packages/content-check/rules/redirects/fetch-published.ts';

const site = 'https://www.ifsf.example';
const answer = (text: string, type = 'text/plain; charset=utf-8', status = 200) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(text, { status, headers: { 'content-type': type } })),
  );

afterEach(() => vi.unstubAllGlobals());

test('the check reads the published addresses from the site', async () => {
  answer('# Every address\n\n/about\n/notices/office-closed\n');
  expect(await fetchPublished(site)).toEqual(['/about', '/notices/office-closed']);
});

test.each([
  ['a page in its place', '<!doctype html>', 'text/html', 200],
  ['an error', '/about\n', 'text/plain', 404],
  ['nothing', '', 'text/plain', 200],
  ['lines that are not addresses', '/about\n//evil.example\n../x y\n', 'text/plain', 200],
])('an answer with %s does not count as the list', async (_, text, type, status) => {
  answer(text, type, status);
  expect(await fetchPublished(site)).toBeUndefined();
});

test('a site that can’t be reached has no list', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await fetchPublished(site)).toBeUndefined();
});
