import { base64url } from 'jose';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  createDecoy,
  decryptRecord,
  encryptRecord,
  indexSchema,
  shardSchema,
  toIndexPath,
  toLookUp,
  toShardPath,
} from '../../../src/core/certificates/look-up.ts';
import { demonstrationIssuer, issuer } from './test-issuer.ts';

const index = {
  salt: 'wJ3o0SE6GnoJa7p0wC0I4Q',
  publication: '3v0Vd0lYlG5hT1p7d0Yx2A',
  files: 256,
} as const;
const key = new Uint8Array(32).fill(7);
const publication = index.publication;
const locator = 'AAAA';

test('the files of a look-up have two hexadecimal digits', () => {
  expect(toIndexPath(issuer)).toBe('/cert-index/index.json');
  expect([0, 10, 255].map((file) => toShardPath(issuer, file))).toEqual([
    '/cert-index/00.json',
    '/cert-index/0a.json',
    '/cert-index/ff.json',
  ]);
  expect(toShardPath(demonstrationIssuer, 1)).toBe('/demonstration/cert-index/01.json');
});

test('place and key come from the secret by HKDF (RFC 5869, test case 3)', async () => {
  const derive = () => Promise.resolve(new Uint8Array(22).fill(0x0b));
  const lookUp = await toLookUp('IFSF-2026-1', { ...index, publication: '' }, derive);
  expect(Buffer.from(base64url.decode(lookUp.locator)).toString('hex')).toBe(
    '8da4e775a563c18f715f802a063c5a31',
  );
  expect(Buffer.from(lookUp.key).toString('hex')).toMatch(
    /^b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8/,
  );
  expect(lookUp.key).toHaveLength(32);
  expect(lookUp.file).toBe(0x8d);
  expect(
    (await toLookUp('IFSF-2026-1', { ...index, publication: '', files: 1 }, derive)).file,
  ).toBe(0);
});

test('the secret is derived from the number and the salt of the index', async () => {
  const asked: unknown[] = [];
  const derive = (...given: unknown[]) => {
    asked.push(given);
    return Promise.resolve(key);
  };
  await toLookUp('IFSF-2026-1', index, derive);
  expect(asked).toEqual([['IFSF-2026-1', base64url.decode(index.salt)]]);
});

test('a record is read with its key only, and two of the same certificate differ', async () => {
  const record = await encryptRecord('aaa.bbb.ccc~', key);
  const shard = {
    publication,
    entries: [
      { locator: 'other', record: await encryptRecord('other', key) },
      { locator, record },
    ],
  };
  const lookUp = { file: 0, locator, key };
  expect(await decryptRecord(shard, lookUp)).toBe('aaa.bbb.ccc~');
  expect(await decryptRecord(shard, { ...lookUp, key: new Uint8Array(32) })).toBeUndefined();
  expect(await decryptRecord(shard, { ...lookUp, locator: 'BBBB' })).toBeUndefined();
  expect(
    await decryptRecord({ publication, entries: [{ locator, record: '!' }] }, lookUp),
  ).toBeUndefined();
  expect(await encryptRecord('aaa.bbb.ccc~', key)).not.toBe(record);
});

test('a certificate fits into a record if a byte is left', async () => {
  const fits = 'a'.repeat(1023);
  const shard = { publication, entries: [{ locator, record: await encryptRecord(fits, key) }] };
  expect(await decryptRecord(shard, { file: 0, locator, key })).toBe(fits);
  await expect(encryptRecord(`${fits}a`, key)).rejects.toThrow('1024 characters does not fit');
  await expect(encryptRecord('आ'.repeat(400), key)).rejects.toThrow('400 characters does not fit');
});

test.each([0, 7, 255])('a decoy is in its file %i and as long as a record', async (file) => {
  const record = base64url.decode(await encryptRecord('aaa', key));
  for (let run = 0; run < 50; run += 1) {
    const decoy = createDecoy(index, file);
    expect(base64url.decode(decoy.locator)[0]).toBe(file);
    expect(base64url.decode(decoy.locator)).toHaveLength(16);
    expect(base64url.decode(decoy.record)).toHaveLength(record.length);
  }
});

test('decoys of a look-up with one file begin with any byte', () => {
  const first = new Set(
    Array.from(
      { length: 200 },
      () => base64url.decode(createDecoy({ ...index, files: 1 }, 0).locator)[0],
    ),
  );
  expect(first.size).toBeGreaterThan(50);
});

test.each([
  { ...index, files: 2 },
  { ...index, salt: '' },
  { ...index, salt: 'a b' },
  { ...index, salt: 'a+b' },
  { ...index, publication: 7 },
  { ...index, extra: 1 },
  { salt: index.salt, publication },
])('%j is not an index', (value) => {
  expect(v.is(indexSchema, value)).toBe(false);
});

test.each([
  { publication },
  { publication, entries: {} },
  { publication, entries: [{ locator }] },
  { publication, entries: [], extra: 1 },
  { entries: [] },
])('%j is not a file of records', (value) => {
  expect(v.is(shardSchema, value)).toBe(false);
});

test('an index and a file of records have only their fields', () => {
  expect(v.is(indexSchema, index)).toBe(true);
  expect(v.is(shardSchema, { publication, entries: [{ locator, record: 'x' }] })).toBe(true);
  expect(v.is(shardSchema, { publication, entries: [{ locator, record: 'x', name: 'y' }] })).toBe(
    false,
  );
});
