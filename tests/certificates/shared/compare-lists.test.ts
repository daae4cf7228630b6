import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import {
  mergeLists,
  readSignedList,
  type SignedList,
} from '../../../packages/certificates/shared/compare-lists.ts';
import { toStatusAddress } from '../../../packages/certificates/shared/issuer.ts';
import type { StatusEntry } from '../../../packages/certificates/shared/status-list.ts';
import { createKey, issuer, now, signList } from './test-issuer.ts';

const key = await createKey('2026-1');
const uri = toStatusAddress(issuer, '1');
const day = 86_400;

const revoked = (idx: number, at = now - day): StatusEntry => ({ idx, status: 'revoked', at });
const suspended = (idx: number, at = now - day): StatusEntry => ({ idx, status: 'suspended', at });
const list = (issuedAt: number, ...entries: StatusEntry[]): SignedList => ({
  id: undefined,
  issuedAt,
  expiresAt: issuedAt + 10 * day,
  key: key.publicKey,
  entries,
});
const read = (jws: string, keys = [key.publicKey]) => readSignedList(jws, uri, keys);

test('a signed list is read with the moments of its entries, also after its end', async () => {
  const entries = [revoked(0), suspended(4711, now - 500)];
  const jws = await signList(key, entries, { issued: now - 40 * day });
  expect(await read(jws)).toEqual(list(now - 40 * day, ...entries));
});

test('a list of a removed key says so; a list of an unknown key, or for another address, counts as none', async () => {
  const removed = { ...key.publicKey, removed: { on: '2026-11-19', reason: 'stolen' } };
  const jws = await signList(key, [revoked(1)]);
  expect((await read(jws, [removed]))?.key.removed?.reason).toBe('stolen');
  expect(await read(jws, [(await createKey('2026-1')).publicKey])).toBeUndefined();
  expect(await read(jws, [])).toBeUndefined();
  expect(await readSignedList(jws, `${uri}2`, [key.publicKey])).toBeUndefined();
  for (const text of ['', 'nonsense', '<!doctype html>', `${jws}x`])
    expect(await read(text)).toBeUndefined();
});

test('a list with a moment that is not a number counts as none', async () => {
  const [header, payload = ''] = (await signList(key)).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const jws = await new SignJWT({ ...claims, status_at: { 3: 'x' } })
    .setProtectedHeader(
      JSON.parse(Buffer.from(header ?? '', 'base64url').toString()) as { alg: string },
    )
    .sign(key.privateKey);
  expect(await read(jws)).toBeUndefined();
});

test('revocations are those of all lists, suspensions those of the newest', () => {
  const merged = mergeLists(
    [
      list(now - 100, suspended(2), revoked(3)),
      list(now - 300, revoked(1), suspended(5)),
      list(now - 200, suspended(3), revoked(4)),
    ],
    now,
  );
  expect(merged.newest?.issuedAt).toBe(now - 100);
  expect(merged.entries).toEqual([revoked(1), suspended(2), revoked(3), revoked(4)]);
});

test('the order of the lists makes no difference', () => {
  const lists = [
    list(now - 10, suspended(1)),
    list(now - 10, revoked(1), suspended(2)),
    list(now - 30, revoked(1, now - 20 * day)),
  ];
  expect(mergeLists(lists.toReversed(), now)).toMatchObject({
    entries: mergeLists(lists, now).entries,
  });
  expect(mergeLists(lists, now).entries).toEqual([revoked(1), suspended(2)]);
});

test('a list that is dated after the clock of the witness is never the newest; its revocations count', () => {
  const lists = [list(now - 100, suspended(1)), list(now + day, revoked(2), suspended(3))];
  const merged = mergeLists(lists, now);
  expect(merged).toMatchObject({ newest: { issuedAt: now - 100 }, future: [lists[1]] });
  expect(merged.entries).toEqual([suspended(1), revoked(2)]);
});

test('without lists, nothing is published', () => {
  expect(mergeLists([], now)).toEqual({ newest: undefined, future: [], entries: [] });
});
