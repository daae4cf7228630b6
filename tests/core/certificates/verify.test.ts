import { expect, test } from 'vitest';
import { verifyNumber, verifyToken, type VerifierDependencies } from '../../../src/core/certificates/verify.ts';
import { createDecoy, decryptRecord, encryptRecord, toLookUp, type Shard } from '../../../src/core/certificates/look-up.ts';
import { createNumber } from '../../../src/core/certificates/number.ts';
import { createKey, issue, issuer, now, details, signList, tamper } from './test-issuer.ts';

const key = await createKey('2026-1');
const token = await issue(key);
const lookUp = await toLookUp(details.number);
const shard: Shard = { entries: [createDecoy(), { locator: lookUp.locator, record: await encryptRecord(token, lookUp.key) }] };

/** A site with some files, which records the paths that are loaded. */
function createSite(files: Record<string, string>): VerifierDependencies & { loaded: string[] } {
  const loaded: string[] = [];
  const load = async (path: string) => {
    loaded.push(path);
    return Promise.resolve(files[path]);
  };
  return { issuer, keys: [key.publicKey], now: () => now, load, loaded };
}

const status = { '/.well-known/status/1.jwt': await signList(key) };

test('verifying a token loads only the status list', async () => {
  const site = createSite(status);
  expect(await verifyToken(token, site)).toMatchObject({ state: 'valid' });
  expect(site.loaded).toEqual(['/.well-known/status/1.jwt']);
});

test('verifying a forged token loads nothing', async () => {
  const site = createSite(status);
  expect(await verifyToken(tamper(token), site)).toEqual({ state: 'not-genuine' });
  expect(site.loaded).toEqual([]);
});

test('without a network, the latest verified list is used until it may no longer be cached', async () => {
  const lists = { '/.well-known/status/2.jwt': 'nothing' };
  const other = await issue(key, { list: '2' });
  expect(await verifyToken(other, createSite(lists))).toMatchObject({ state: 'status-unknown', status: { reason: 'untrusted' } });
  expect(await verifyToken(other, createSite({}))).toMatchObject({ state: 'status-unknown', status: { reason: 'unreachable' } });
  expect(await verifyToken(token, createSite(status))).toMatchObject({ state: 'valid' });
  expect(await verifyToken(token, createSite({}))).toMatchObject({ state: 'valid', status: { listDate: '2026-11-20' } });
  expect(await verifyToken(token, { ...createSite({}), now: () => now + 25 * 3600 })).toMatchObject({ state: 'status-unknown' });
});

test('a certificate can be looked up by its number', async () => {
  const site = createSite({ ...status, [lookUp.path]: JSON.stringify(shard) });
  expect(await verifyNumber(details.number, site)).toMatchObject({ state: 'valid', certificate: { name: details.name } });
  expect(site.loaded).toEqual([lookUp.path, '/.well-known/status/1.jwt']);
});

test('looking up an unknown number loads one file and finds nothing (CERT-9)', async () => {
  const number = createNumber('IFSF', 2026, () => new Uint8Array(8));
  const { path } = await toLookUp(number);
  const site = createSite({ [path]: JSON.stringify(shard) });
  expect(await verifyNumber(number, site)).toEqual({ state: 'not-found', number });
  expect(site.loaded).toEqual([path]);
});

test('a record can’t be decrypted without its number (CERT-9)', async () => {
  const other = await toLookUp(createNumber('IFSF', 2026, () => new Uint8Array(8)));
  expect(await decryptRecord(shard, { ...other, locator: lookUp.locator })).toBeUndefined();
});

test('all records have the same length', async () => {
  const short = await encryptRecord('a.b.c~', lookUp.key);
  const long = await encryptRecord(token, lookUp.key);
  expect([short.length, long.length]).toEqual([createDecoy().record.length, createDecoy().record.length]);
  await expect(encryptRecord('x'.repeat(1024), lookUp.key)).rejects.toThrow('does not fit');
});

test('a missing or damaged look-up file does not make a certificate invalid', async () => {
  for (const files of [{}, { [lookUp.path]: '<html>' }, { [lookUp.path]: '{"entries":1}' }]) {
    expect(await verifyNumber(details.number, createSite(files as Record<string, string>))).toEqual({
      state: 'unchecked',
      reason: 'network',
    });
  }
});

test('a record that contains another certificate is not genuine', async () => {
  const number = createNumber('IFSF', 2026, () => new Uint8Array(8));
  const other = await toLookUp(number);
  const swapped: Shard = { entries: [{ locator: other.locator, record: await encryptRecord(token, other.key) }] };
  expect(await verifyNumber(number, createSite({ ...status, [other.path]: JSON.stringify(swapped) }))).toEqual({ state: 'not-genuine' });
});
