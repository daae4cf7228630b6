import { base64url } from 'jose';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  decryptRecord,
  encryptRecord,
  indexSchema,
  shardSchema,
  toIndexPath,
  deriveLookUp,
  toShardPath,
} from '../../../packages/certificates/shared/look-up.ts';
import { demonstrationIssuer, issuer } from './test-issuer.ts';

const salt = 'wJ3o0SE6GnoJa7p0wC0I4Q';
const key = new Uint8Array(32).fill(7);

test('the files of a look-up are numbered', () => {
  expect([toIndexPath(issuer), toShardPath(issuer, 10)]).toEqual([
    '/cert-index/index.json',
    '/cert-index/10.json',
  ]);
  expect(toShardPath(demonstrationIssuer, 1)).toBe('/demonstration/cert-index/1.json');
});

test('locator, file and key come from the secret of the number and the salt', async () => {
  const asked: unknown[] = [];
  const secret = Uint8Array.from({ length: 64 }, (_, index) => index + 1);
  const derive = (...given: unknown[]) => {
    asked.push(given);
    return Promise.resolve(secret);
  };
  const lookUp = await deriveLookUp('IFSF-2026-1', { salt, files: 21 }, derive);
  expect(asked).toEqual([['IFSF-2026-1', base64url.decode(salt)]]);
  expect(lookUp).toEqual({
    file: 258 % 21,
    locator: base64url.encode(secret.slice(0, 16)),
    key: secret.slice(32),
  });
  expect((await deriveLookUp('IFSF-2026-1', { salt, files: 1 }, derive)).file).toBe(0);
});

test('a record is read with its locator and key only; all are of one length, and no two the same', async () => {
  const record = await encryptRecord('aaa.bbb.ccc~', key);
  const shard = { salt, records: { other: await encryptRecord('other', key), here: record } };
  expect(await decryptRecord(shard, { locator: 'here', key })).toBe('aaa.bbb.ccc~');
  expect(await decryptRecord(shard, { locator: 'here', key: new Uint8Array(32) })).toBeUndefined();
  expect(await decryptRecord(shard, { locator: 'none', key })).toBeUndefined();
  expect(
    await decryptRecord({ salt, records: { here: '!' } }, { locator: 'here', key }),
  ).toBeUndefined();
  expect(shard.records.other).toHaveLength(record.length);
  expect(await encryptRecord('aaa.bbb.ccc~', key)).not.toBe(record);
});

test('a certificate fits into a record if a byte is left', async () => {
  const fits = 'a'.repeat(1023);
  const shard = { salt, records: { here: await encryptRecord(fits, key) } };
  expect(await decryptRecord(shard, { locator: 'here', key })).toBe(fits);
  await expect(encryptRecord(`${fits}a`, key)).rejects.toThrow('1024 characters does not fit');
  await expect(encryptRecord('आ'.repeat(400), key)).rejects.toThrow('400 characters does not fit');
});

test('an index and a file of records are JSON with their fields only', () => {
  const is = (schema: typeof indexSchema | typeof shardSchema, value: unknown) =>
    v.is(schema, JSON.stringify(value));
  expect(is(indexSchema, { salt, files: 3 })).toBe(true);
  for (const value of [
    { salt, files: 0 },
    { salt: 'a b', files: 1 },
    { salt, files: 1, more: 1 },
  ])
    expect(is(indexSchema, value), JSON.stringify(value)).toBe(false);
  expect(is(shardSchema, { salt, records: { AAAA: 'x' } })).toBe(true);
  for (const value of [{ salt }, { salt, records: { AAAA: 1 } }, { records: {} }])
    expect(is(shardSchema, value), JSON.stringify(value)).toBe(false);
  for (const text of [undefined, '<html>']) expect(v.is(indexSchema, text)).toBe(false);
});
