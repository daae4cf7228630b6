import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { toStatusAddress } from '../../../src/core/certificates/issuer.ts';
import { listLength, openStatusList, packStatuses, readStatus, type StatusList } from '../../../src/core/certificates/status-list.ts';
import { createKey, issuer, now, signList } from './office.ts';

const key = await createKey('2026-1');
const demoKey = await createKey('demo-1', { demonstration: true });
const uri = toStatusAddress(issuer, '1');
const keys = [key.publicKey, demoKey.publicKey];
const open = (jws: string, at = now, from = uri) => openStatusList(jws, from, { keys, demonstration: false, now: at });

test('each certificate has its own place in the list, and the days come with it', async () => {
  const list = (await open(
    await signList(key, [
      { idx: 0, status: 'revoked', since: '2026-11-18' },
      { idx: 3, status: 'suspended', since: '2026-11-19' },
      { idx: listLength - 1, status: 'revoked', since: '2026-11-20' },
    ]),
  )) as StatusList;
  expect([0, 1, 2, 3, 4, listLength - 1].map((idx) => readStatus(list, idx))).toEqual([
    { status: 'revoked', since: '2026-11-18' },
    { status: 'valid', since: undefined },
    { status: 'valid', since: undefined },
    { status: 'suspended', since: '2026-11-19' },
    { status: 'valid', since: undefined },
    { status: 'revoked', since: '2026-11-20' },
  ]);
});

test('a place outside the list, or a value without a meaning, says nothing', async () => {
  const list = (await open(await signList(key))) as StatusList;
  expect(readStatus(list, listLength)).toBeUndefined();
  expect(readStatus({ ...list, bytes: new Uint8Array([3]) }, 0)).toBeUndefined();
});

test('the bits stand where the standard puts them', async () => {
  // The example of Token Status List, section 4.1: two bits, the first certificate in the lowest bits.
  const list = { bytes: new Uint8Array([0b11001001, 0b01000100, 0b11111001]), since: {} } as unknown as StatusList;
  expect(Array.from({ length: 12 }, (_, idx) => readStatus(list, idx)?.status)).toEqual([
    'revoked',
    'suspended',
    'valid',
    undefined,
    'valid',
    'revoked',
    'valid',
    'revoked',
    'revoked',
    'suspended',
    undefined,
    undefined,
  ]);
});

test('a list of 131,072 places with a few withdrawals stays small', async () => {
  expect((await packStatuses([{ idx: 4711, status: 'revoked' }])).length).toBeLessThan(200);
});

describe('a list that is not relied on', () => {
  test('one that has expired, to the second', async () => {
    const jws = await signList(key, [], { issued: now - 100, life: 100 });
    expect(await open(jws, now - 1)).toMatchObject({ expires: now });
    expect(await open(jws, now)).toBe('expired');
  });

  test('one from the future: a clock is wrong', async () => {
    expect(await open(await signList(key, [], { issued: now + 3600 }))).toBe('clock');
  });

  test('one for another address', async () => {
    expect(await open(await signList(key), now, toStatusAddress(issuer, '2'))).toBe('untrusted');
  });

  test('one signed by an unknown key, or by the key of the demonstration', async () => {
    expect(await open(await signList(await createKey('2026-1')))).toBe('untrusted');
    expect(await open(await signList(demoKey))).toBe('untrusted');
    expect(await openStatusList(await signList(key), uri, { keys, demonstration: true, now })).toBe('untrusted');
  });

  test('one of another type, or with a list that is damaged, too short or far too long', async () => {
    const sign = (lst: string, typ = 'statuslist+jwt') =>
      new SignJWT({ sub: uri, iat: now, exp: now + 100, ttl: 10, status_list: { bits: 2, lst } })
        .setProtectedHeader({ alg: 'ES256', typ, kid: '2026-1' })
        .sign(key.privateKey);
    const good = await packStatuses([]);
    expect(await open(await sign(good))).toMatchObject({ ttl: 10 });
    expect(await open(await sign(good, 'JWT'))).toBe('untrusted');
    expect(await open(await sign(good.slice(0, -8)))).toBe('untrusted');
    expect(await open(await sign('eNrbuRgAAhcBXQ'))).toBe('untrusted');
  });

  test('no list at all', async () => {
    for (const text of ['', 'a.b.c', '<html>']) expect(await open(text)).toBe('untrusted');
  });
});
