import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { toStatusAddress } from '../../../packages/certificates/shared/issuer.ts';
import {
  listLength,
  verifyStatusList,
  encodeStatuses,
  readStatus,
  type StatusList,
} from '../../../packages/certificates/shared/status-list.ts';
import { startOfIndianDay } from '../../../packages/certificates/shared/times.ts';
import { createKey, issuer, now, signList } from './test-issuer.ts';

const key = await createKey('2026-1');
const demoKey = await createKey('demo-1');
const uri = toStatusAddress(issuer, '1');
const keys = [key.publicKey];
const verify = (jws: string, at = now, address = uri) =>
  verifyStatusList(jws, address, { keys, now: at });

test('each certificate has its own entry in the list, with its day', async () => {
  const list = (await verify(
    await signList(key, [
      { idx: 0, status: 'revoked', at: startOfIndianDay('2026-11-18') },
      { idx: 3, status: 'suspended', at: startOfIndianDay('2026-11-19') },
      { idx: listLength - 1, status: 'revoked', at: startOfIndianDay('2026-11-20') },
    ]),
  )) as StatusList;
  expect([0, 1, 2, 3, 4, listLength - 1].map((idx) => readStatus(list, idx))).toEqual([
    { status: 'revoked', at: startOfIndianDay('2026-11-18') },
    { status: 'valid', at: now - 1000 },
    { status: 'valid', at: now - 1000 },
    { status: 'suspended', at: startOfIndianDay('2026-11-19') },
    { status: 'valid', at: now - 1000 },
    { status: 'revoked', at: startOfIndianDay('2026-11-20') },
  ]);
});

test('an index outside the list or an unused value has no status', async () => {
  const list = (await verify(await signList(key))) as StatusList;
  expect(readStatus(list, listLength)).toBeUndefined();
  expect(readStatus({ ...list, bytes: new Uint8Array([3]) }, 0)).toBeUndefined();
});

test('the bits are in the order of the standard', async () => {
  // The example of Token Status List, section 4.1: two bits per entry, the first entry in the
  // lowest bits.
  const list = {
    bytes: new Uint8Array([0b11001001, 0b01000100, 0b11111001]),
    at: {},
    issuedAt: now,
  };
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

test('a list with few entries in use is small', async () => {
  expect((await encodeStatuses([{ idx: 4711, status: 'revoked' }])).length).toBeLessThan(200);
});

describe('a list is rejected', () => {
  test('when it has expired, to the second', async () => {
    const jws = await signList(key, [], { issued: now - 100, lifetime: 100 });
    expect(await verify(jws, now - 1)).toMatchObject({ expiresAt: now });
    expect(await verify(jws, now)).toBe('expired');
  });

  test('when it is from the future, because a clock is wrong', async () => {
    expect(await verify(await signList(key, [], { issued: now + 3600 }))).toBe('clock');
    expect(await verify(await signList(key, [], { issued: now + 601 }))).toBe('clock');
    expect(await verify(await signList(key, [], { issued: now + 600 }))).toMatchObject({
      issuedAt: now + 600,
    });
  });

  test('when it is for another address', async () => {
    expect(await verify(await signList(key), now, toStatusAddress(issuer, '2'))).toBe('untrusted');
  });

  test('when an unknown key signed it, or the key of the demonstration', async () => {
    expect(await verify(await signList(await createKey('2026-1')))).toBe('untrusted');
    expect(await verify(await signList(demoKey))).toBe('untrusted');
  });

  test('when its type is wrong, or its content is damaged or has the wrong length', async () => {
    const sign = (lst: string, typ = 'statuslist+jwt') =>
      new SignJWT({ sub: uri, iat: now, exp: now + 100, ttl: 10, status_list: { bits: 2, lst } })
        .setProtectedHeader({ alg: 'ES256', typ, kid: '2026-1' })
        .sign(key.privateKey);
    const good = await encodeStatuses([]);
    expect(await verify(await sign(good))).toMatchObject({ issuedAt: now });
    expect(await verify(await sign(good, 'JWT'))).toBe('untrusted');
    expect(await verify(await sign(good.slice(0, -8)))).toBe('untrusted');
    expect(await verify(await sign('eNrbuRgAAhcBXQ'))).toBe('untrusted');
  });

  test('when it is not a signed list', async () => {
    for (const text of ['', 'a.b.c', '<html>']) expect(await verify(text)).toBe('untrusted');
  });
});
