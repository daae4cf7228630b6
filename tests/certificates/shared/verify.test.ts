import { expect, test, vi } from 'vitest';
import {
  verifyNumber,
  verifyToken,
  type VerifierDependencies,
} from '../../../packages/certificates/shared/verify.ts';
import {
  encryptRecord,
  deriveLookUp,
  toShardPath,
  type LookUp,
  type LookUpIndex,
  type Shard,
} from '../../../packages/certificates/shared/look-up.ts';
import { toJwks } from '../../../packages/certificates/shared/keys.ts';
import {
  createDemonstrationNumber,
  createNumber,
} from '../../../packages/certificates/shared/number.ts';
import { signStatusList } from '../../../packages/certificates/office/keys/sign-list.ts';
import {
  createKey,
  deriveFast as derive,
  details,
  issue,
  issuer,
  now,
  signList,
  tamper,
} from './test-issuer.ts';

const key = await createKey('2026-1');
const token = await issue(key);
const index: LookUpIndex = { salt: 'wJ3o0SE6GnoJa7p0wC0I4Q', files: 20 };
const lookUp = await deriveLookUp(details.number, index, derive);
const toShard = async ({ locator, key: secret }: LookUp): Promise<Shard> => ({
  salt: index.salt,
  records: { [locator]: await encryptRecord(token, secret) },
});
const shard = await toShard(lookUp);
const unknown = createNumber('IFSF', 2026, () => new Uint8Array(8));
const indexPath = '/cert-index/index.json';
const published = { [indexPath]: JSON.stringify(index) };

const keysPath = '/.well-known/jwks.json';
const keySet = { [keysPath]: JSON.stringify(toJwks([key.publicKey])) };

/** A site with its keys and some files, which records the paths that are loaded. */
function createSite(files: Record<string, string>): VerifierDependencies & { loaded: string[] } {
  const loaded: string[] = [];
  const load = async (path: string) => {
    loaded.push(path);
    return Promise.resolve({ ...keySet, ...files }[path]);
  };
  return { issuer, keys: [key.publicKey], now: () => now, load, derive, loaded };
}

const status = { '/.well-known/status/1.jwt': await signList(key) };

test('verifying a token loads only the keys and the status list', async () => {
  const site = createSite(status);
  expect(await verifyToken(token, site)).toMatchObject({ state: 'valid' });
  expect(site.loaded).toEqual([keysPath, '/.well-known/status/1.jwt']);
});

test.each([
  ['a year ahead', 365],
  ['a year behind', -365],
])('a device whose clock is %s of the server gets no verdict on dates', async (_, days) => {
  const site = { ...createSite(status), servedAt: () => now - days * 24 * 3600 };
  expect(await verifyToken(token, site)).toMatchObject({
    state: 'status-unknown',
    status: { reason: 'clock' },
  });
});

test('clocks that differ by hours do not matter', async () => {
  expect(
    await verifyToken(token, { ...createSite(status), servedAt: () => now - 5 * 3600 }),
  ).toMatchObject({ state: 'valid' });
});

test.each([
  ['no Web Crypto, as over http', {}],
  ['nothing of the kind', undefined],
])('a browser with %s can’t check, and nothing is loaded', async (_, crypto) => {
  vi.stubGlobal('crypto', crypto);
  const site = createSite(status);
  const verdicts = [await verifyToken(token, site), await verifyNumber(details.number, site)];
  vi.unstubAllGlobals();
  expect(verdicts).toEqual(Array(2).fill({ state: 'unchecked', reason: 'insecure' }));
  expect(site.loaded).toEqual([]);
});

test.each(['', '<html>', '{"keys":1}'])(
  'where the keys of the site can’t be read (%j), a certificate is not called good',
  async (keys) => {
    const site = createSite({ ...status, [keysPath]: keys });
    expect(await verifyToken(token, site)).toMatchObject({
      state: 'status-unknown',
      status: { reason: 'keys' },
    });
  },
);

test('a key that the site no longer has is not trusted, though it is built into the page', async () => {
  const newer = await createKey('2026-2');
  const keys = { [keysPath]: JSON.stringify(toJwks([newer.publicKey])) };
  const site = {
    ...createSite({ ...keys, '/.well-known/status/1.jwt': await signList(newer) }),
    keys: [key.publicKey, newer.publicKey],
  };
  expect(await verifyToken(token, site)).toEqual({ state: 'not-genuine' });
  expect(await verifyToken(await issue(newer), site)).toMatchObject({ state: 'valid' });
  const other = await createKey('2026-1');
  const swapped = { [keysPath]: JSON.stringify(toJwks([other.publicKey])) };
  expect(await verifyToken(token, createSite({ ...status, ...swapped }))).toEqual({
    state: 'not-genuine',
  });
});

test('a list of a key that the site no longer has is not trusted', async () => {
  const old = await createKey('2025-1');
  const fifth = await issue(key, { list: '5' });
  const lists = {
    '/.well-known/status/5.jwt': await signStatusList('5', [], issuer, old, { issued: now }),
  };
  const keys = [old.publicKey, key.publicKey];
  expect(await verifyToken(fifth, { ...createSite(lists), keys })).toMatchObject({
    state: 'status-unknown',
    status: { reason: 'untrusted' },
  });
});

test('verifying a forged token loads nothing', async () => {
  const site = createSite(status);
  expect(await verifyToken(tamper(token), site)).toEqual({ state: 'not-genuine' });
  expect(site.loaded).toEqual([]);
});

test('a list that is older than one seen before is refused, though it is signed and has not expired', async () => {
  const path = '/.well-known/status/4.jwt';
  const fourth = await issue(key, { list: '4' });
  const lists = { [path]: await signStatusList('4', [], issuer, key, { issued: now - 86_400 }) };
  const seen = { read: () => now, write: () => undefined };
  expect(await verifyToken(fourth, { ...createSite(lists), seen })).toMatchObject({
    status: { reason: 'older' },
  });
  const written: [string, number][] = [];
  const fresh = {
    read: () => undefined,
    write: (uri: string, issuedAt: number) => void written.push([uri, issuedAt]),
  };
  expect(await verifyToken(fourth, { ...createSite(lists), seen: fresh })).toMatchObject({
    state: 'valid',
  });
  expect(written).toEqual([[`https://www.ifsf.example${path}`, now - 86_400]]);
});

test('a certificate can be looked up by its number', async () => {
  const path = toShardPath(issuer, lookUp.file);
  const site = createSite({ ...status, ...published, [path]: JSON.stringify(shard) });
  expect(await verifyNumber(details.number, site)).toMatchObject({
    state: 'valid',
    certificate: { name: details.name },
  });
  expect(site.loaded).toEqual([indexPath, path, keysPath, '/.well-known/status/1.jwt']);
});

test('looking up an unknown number loads one file and finds nothing (CERT-9)', async () => {
  const path = toShardPath(issuer, (await deriveLookUp(unknown, index, derive)).file);
  const site = createSite({ ...published, [path]: JSON.stringify(shard) });
  expect(await verifyNumber(unknown, site)).toEqual({ state: 'not-found', number: unknown });
  expect(site.loaded).toEqual([indexPath, path]);
});

test.each<[string, Record<string, string>]>([
  ['no index', {}],
  ['an index that is not JSON', { [indexPath]: '<html>' }],
  ['no file', published],
  ['a damaged file', { ...published, [toShardPath(issuer, lookUp.file)]: '{"records":1}' }],
  [
    'a file of another publication',
    {
      ...published,
      [toShardPath(issuer, lookUp.file)]: JSON.stringify({ ...shard, salt: 'AAAA' }),
    },
  ],
])('%s does not make a certificate invalid', async (_, files) => {
  expect(await verifyNumber(details.number, createSite(files))).toEqual({
    state: 'unchecked',
    reason: 'network',
  });
});

test('a record that contains another certificate is not genuine', async () => {
  const other = await deriveLookUp(unknown, index, derive);
  const site = createSite({
    ...status,
    ...published,
    [toShardPath(issuer, other.file)]: JSON.stringify(await toShard(other)),
  });
  expect(await verifyNumber(unknown, site)).toEqual({ state: 'not-genuine' });
});

test('before the first key, no number is found and nothing is loaded', async () => {
  const site = { ...createSite({}), keys: [] };
  expect(await verifyNumber(details.number, site)).toMatchObject({ state: 'not-found' });
  expect(site.loaded).toEqual([]);
});

test('without the demonstration, its numbers are not found and nothing is loaded', async () => {
  const number = createDemonstrationNumber('IFSF', 2026);
  const site = createSite(published);
  expect(await verifyNumber(number, site)).toEqual({ state: 'not-found', number });
  expect(site.loaded).toEqual([]);
});
