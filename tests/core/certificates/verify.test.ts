import { expect, test } from 'vitest';
import { verifyNumber, verifyToken, type Outside } from '../../../src/core/certificates/verify.ts';
import { createDecoy, openRecord, sealRecord, toLookUp, type Shard } from '../../../src/core/certificates/look-up.ts';
import { createNumber } from '../../../src/core/certificates/number.ts';
import { createKey, issue, issuer, now, particulars, signList, tamper } from './office.ts';

const key = await createKey('2026-1');
const token = await issue(key);
const place = await toLookUp(particulars.number);
const shard: Shard = { entries: [createDecoy(), { locator: place.locator, record: await sealRecord(token, place.key) }] };

/** A site with these files; the addresses that were asked for are noted. */
function site(files: Record<string, string>): Outside & { asked: string[] } {
  const asked: string[] = [];
  const load = async (path: string) => {
    asked.push(path);
    return Promise.resolve(files[path]);
  };
  return { issuer, keys: [key.publicKey], now: () => now, load, asked };
}

const status = { '/.well-known/status/1.jwt': await signList(key) };

test('a certificate is verified by its token: only the status list is asked for', async () => {
  const outside = site(status);
  expect(await verifyToken(token, outside)).toMatchObject({ state: 'valid' });
  expect(outside.asked).toEqual(['/.well-known/status/1.jwt']);
});

test('a forged certificate asks for nothing', async () => {
  const outside = site(status);
  expect(await verifyToken(tamper(token), outside)).toEqual({ state: 'not-genuine' });
  expect(outside.asked).toEqual([]);
});

test('without the network, the last good list serves as long as it allows', async () => {
  const lists = { '/.well-known/status/2.jwt': 'nothing' };
  const other = await issue(key, { list: '2' });
  expect(await verifyToken(other, site(lists))).toMatchObject({ state: 'status-unknown', status: { why: 'untrusted' } });
  expect(await verifyToken(other, site({}))).toMatchObject({ state: 'status-unknown', status: { why: 'unreachable' } });
  expect(await verifyToken(token, site(status))).toMatchObject({ state: 'valid' });
  expect(await verifyToken(token, site({}))).toMatchObject({ state: 'valid', status: { listOf: '2026-11-20' } });
  expect(await verifyToken(token, { ...site({}), now: () => now + 25 * 3600 })).toMatchObject({ state: 'status-unknown' });
});

test('a number opens the signed record of its certificate', async () => {
  const outside = site({ ...status, [place.path]: JSON.stringify(shard) });
  expect(await verifyNumber(particulars.number, outside)).toMatchObject({ state: 'valid', certificate: { name: particulars.name } });
  expect(outside.asked).toEqual([place.path, '/.well-known/status/1.jwt']);
});

test('a number that nobody issued asks for one file and finds nothing (CERT-9)', async () => {
  const number = createNumber('IFSF', 2026, () => new Uint8Array(8));
  const { path } = await toLookUp(number);
  const outside = site({ [path]: JSON.stringify(shard) });
  expect(await verifyNumber(number, outside)).toEqual({ state: 'not-found', number });
  expect(outside.asked).toEqual([path]);
});

test('without its number, no record opens (CERT-9)', async () => {
  const other = await toLookUp(createNumber('IFSF', 2026, () => new Uint8Array(8)));
  expect(await openRecord(shard, { ...other, locator: place.locator })).toBeUndefined();
});

test('a record tells nothing by its length', async () => {
  const short = await sealRecord('a.b.c~', place.key);
  const long = await sealRecord(token, place.key);
  expect([short.length, long.length]).toEqual([createDecoy().record.length, createDecoy().record.length]);
  await expect(sealRecord('x'.repeat(1024), place.key)).rejects.toThrow('does not fit');
});

test('a file that is lost or damaged makes no certificate invalid', async () => {
  for (const files of [{}, { [place.path]: '<html>' }, { [place.path]: '{"entries":1}' }]) {
    expect(await verifyNumber(particulars.number, site(files as Record<string, string>))).toEqual({ state: 'unchecked', why: 'network' });
  }
});

test('a record under a number that is not its own is not genuine', async () => {
  const number = createNumber('IFSF', 2026, () => new Uint8Array(8));
  const other = await toLookUp(number);
  const swapped: Shard = { entries: [{ locator: other.locator, record: await sealRecord(token, other.key) }] };
  expect(await verifyNumber(number, site({ ...status, [other.path]: JSON.stringify(swapped) }))).toEqual({ state: 'not-genuine' });
});
