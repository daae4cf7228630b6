import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dist, listFiles } from '../../support/built-site.ts';
import { hosts } from '../../support/hosts.ts';
import type { SiteServer } from '../../support/site-server.ts';

/** Spellings sent to each host. */
const count = 400;

const [script = ''] = listFiles('_astro', '.js');
const [feed = ''] = listFiles('feeds', '.xml');
const [document = ''] = listFiles('files', '.pdf');

/** Addresses with headers of their own, and paths without a file. */
const addresses = [
  '/',
  '/hi',
  '/about/ombudsman',
  '/about/legal',
  '/certificate-verify',
  '/hi/certificate-verify',
  '/.well-known/jwks.json',
  '/favicon.svg',
  '/about',
  `/${script}`,
  `/${feed}`,
  `/${document}`,
  '/_headers',
  '/.assetsignore',
  '/404',
  '/no-such-page',
];

const insert = (text: string) => (path: string, at: number) =>
  `${path.slice(0, at)}${text}${path.slice(at)}`;
const escape = (text: string, digits: (hex: string) => string = (hex) => hex) =>
  [...text]
    .map((one) => `%${digits(one.codePointAt(0)?.toString(16).padStart(2, '0') ?? '')}`)
    .join('');
const respell = (change: (text: string) => string) => (path: string, at: number) =>
  `${path.slice(0, at)}${change(path.slice(at, at + 1))}${path.slice(at + 1)}`;
/** Other spellings of an address, inserted between two of its characters. */
const changes: ((path: string, at: number) => string)[] = [
  ...['/', '//', '/./', '/../', '/x/../', '/%2e/', '/%2e%2E/', '%2f', '%2F', '..%2f', '/..%2f'],
  ...['\\', '%5c', '..\\', '%00', '%0a', '%0d%0aX-Injected:%201', '%', '%zz', '%25', '%2500'],
  ...[' ', '.', '..', ';', ';x=1', ':', '@', '*', '~', '+', '#', '#x', '&', '"', "'", '|', '^'],
  ...['.html', '.html/', '/index', '/index.html', '.br', '.gz', '?', '?x=1', '%3f', '%23', 'é'],
  ...['_astro/..%2f', '/_astro/../', '/.well-known/../', '/_astro/%2e%2e/', '%c0%ae%c0%ae/'],
]
  .map((text) => insert(text.replace('é', escape('Ã©')).replace(' ', '%20')))
  .concat([
    respell((one) => escape(one)),
    respell((one) => escape(one, (hex) => hex.toUpperCase())),
    respell((one) => escape(escape(one))),
    respell((one) => one.toUpperCase()),
    respell(() => ''),
    (path) => escape(path),
    (path) => `/_astro${path}`,
    (path) => `/_astro/..%2f${path.slice(1)}`,
    (path) => `/${path}`,
    (path) => `${path}/`,
    (path) => `${path}.html`,
  ]);

const spelling = fc
  .tuple(
    fc.constantFrom(...addresses),
    fc.array(fc.tuple(fc.constantFrom(...changes), fc.double({ min: 0, max: 1, noNaN: true })), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([address, list]) => {
    const changed = list.reduce(
      (path, [change, at]) => change(path, Math.floor(at * path.length)),
      address,
    );
    return changed.startsWith('/') ? changed : `/${changed}`;
  });
const spellings = [...new Set(fc.sample(spelling, { numRuns: count, seed: 25 }))];

const names = [
  'cache-control',
  'content-type',
  'content-security-policy',
  'permissions-policy',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'strict-transport-security',
];
type ServerResponse = Awaited<ReturnType<SiteServer['request']>>;
const headersOf = ({ headers }: ServerResponse) => names.map((name) => `${name}: ${headers[name]}`);
const digest = ({ body }: ServerResponse) =>
  createHash('sha256').update(body).digest('hex').slice(0, 12);

/** Digest of the response at the end of each spelling’s redirects, or that there is none. */
const ends = new Map<string, Map<string, string>>();

/** The hosts with a configuration of ours; the network has a router of its own. */
const ours = hosts.filter(({ name }) => name !== 'the network');

describe.each(ours)('$name', ({ name, missing, start }) => {
  if (missing) return void test.skip(`is not on this machine: ${missing}`);

  let server: SiteServer;
  beforeAll(async () => {
    server = await start(dist);
  });
  afterAll(() => server.close());

  /** Returns the fault of the response to a spelling, if any, and where its redirects end. */
  async function judge(path: string): Promise<{ fault?: string; end: string }> {
    let current = path;
    for (let hop = 0; hop < 4; hop += 1) {
      const response = await server.request(current);
      const { status = 0, headers } = response;
      if (headers['x-injected'] !== undefined) return { fault: 'a header was added', end: '' };
      if (status === 200) {
        const address = new URL(`${server.origin}${current}`).pathname;
        const right = await server.request(address);
        const same =
          digest(right) === digest(response) &&
          headersOf(right).join('\n') === headersOf(response).join('\n');
        if (!same || !/^\/[\w./~-]*$/.test(address))
          return { fault: `${current} is sent with headers of another address`, end: '' };
        return { end: `${address} ${digest(response)}` };
      }
      if (/immutable/.test(headers['cache-control'] ?? ''))
        return { fault: `${status} of ${current} is kept for a year`, end: '' };
      if (status >= 400) return { end: 'nothing' };
      const next = URL.parse(headers.location ?? '', server.origin);
      if (next?.origin !== server.origin) return { fault: `leads to ${headers.location}`, end: '' };
      current = next.pathname + next.search;
    }
    return { fault: 'leads on and on', end: '' };
  }

  test(`none of ${spellings.length} spellings of an address gets the headers of another one`, async () => {
    const faults: string[] = [];
    const found = new Map<string, string>();
    const open = [...spellings];
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let path = open.pop(); path !== undefined; path = open.pop()) {
          const { fault, end } = await judge(path);
          if (fault !== undefined) faults.push(`${path}: ${fault}`);
          found.set(path, end);
        }
      }),
    );
    ends.set(name, found);
    expect(faults).toEqual([]);
  });
});

test('both hosts lead a spelling to the same file, or to none', () => {
  const differences = spellings
    .map((path) => ({ path, found: [...ends.values()].map((found) => found.get(path)) }))
    .filter(({ found }) => new Set(found).size > 1);
  expect(differences).toEqual([]);
});
