import { expect, test } from 'vitest';
import {
  createLiveSite,
  day,
  findProblems,
  gone,
  hour,
  keysPath,
  listPath,
  now,
  type Files,
} from './live-site.ts';

const protecting = {
  'strict-transport-security': 'max-age=1',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
};
const toBuild = (age: number) =>
  JSON.stringify({ built: new Date((now - age) * 1000).toISOString() });

/** The problems of a site that differs from a good one. */
async function findProblemsWith(changed: Files, certificateEnd?: number): Promise<string[]> {
  const { files, expected } = await createLiveSite();
  return findProblems({ files: { ...files, ...changed }, expected }, { certificateEnd });
}

test('a site without faults has no problems', async () => {
  expect(await findProblemsWith({})).toEqual([]);
});

test.each<[string, Files, RegExp]>([
  ['does not answer', { '/': undefined }, /does not answer/],
  [
    'shows an error',
    { '/': new Response('Bad gateway', { status: 502, headers: protecting }) },
    /\(502\) does not answer/,
  ],
  ['lacks headers', { '/': '<html>"/_astro/page.abc.js"</html>' }, /_headers/],
  ['lacks its scripts', { '/_astro/page.abc.js': gone() }, /page\.abc\.js answers 404/],
  ['answers every address with a page', { '/no-such-page': 'Home' }, /answers 200, not 404/],
  ['was not built last night', { '/build.json': toBuild(40 * hour) }, /built 40 hours ago/],
  ['does not say when it was built', { '/build.json': '<html></html>' }, /does not say when/],
  ['lacks its Hindi home page', { '/hi': gone() }, /\/hi answers 404\. Upload all/],
  [
    'lacks the page that verifies',
    { '/certificate-verify': gone() },
    /\/certificate-verify answers 404/,
  ],
  [
    'lacks the Hindi page that verifies',
    { '/hi/certificate-verify': gone() },
    /\/hi\/certificate-verify answers 404/,
  ],
  [
    'shows another page in its place',
    { '/certificate-verify': '<html>Welcome to nginx</html>' },
    /\/certificate-verify has no verifier/,
  ],
  ['lacks the script of the verifier', { '/_astro/v.js': gone() }, /\/_astro\/v\.js is missing/],
])('a site that %s has that problem', async (_, changed, problem) => {
  expect(await findProblemsWith(changed)).toEqual([expect.stringMatching(problem)]);
});

test('a site without certificates needs no page that verifies them', async () => {
  const { files, expected } = await createLiveSite();
  const without = { ...expected, keys: [], known: [], list: undefined, lookUp: undefined };
  const changed = {
    '/certificate-verify': gone(),
    '/hi/certificate-verify': gone(),
    [keysPath]: '{"keys":[]}',
    [listPath]: gone(),
  };
  const site = { files: { ...files, ...changed }, expected: without };
  expect(await findProblems(site)).toEqual([]);
});

test('a certificate of the host that ends soon, or that is not valid, is a problem', async () => {
  expect(await findProblemsWith({}, now + 9 * day)).toEqual([
    'The certificate of the host ends in 9 days. Renew it.',
  ]);
  expect(await findProblemsWith({}, NaN)).toEqual(['The host has no valid certificate. Renew it.']);
});
