import { expect, test } from 'vitest';
import { deriveNatively } from '../../../../packages/certificates/office/context/derive-natively.ts';
import {
  createLookUpFiles,
  readLookUp,
} from '../../../../packages/certificates/office/published/look-up-files.ts';
import { deriveSecret } from '../../../../packages/certificates/shared/derive.ts';
import { deriveFast, issuer } from '../../shared/test-issuer.ts';

const toEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ number: `IFSF-2026-${index}`, token: 'a.b.c~' }));
const create = (count: number) => createLookUpFiles(issuer, toEntries(count), deriveFast);
const read = (files: ReadonlyMap<string, string>) =>
  readLookUp(issuer, (path) => Promise.resolve(files.get(path)));

test('the office derives what browsers derive', async () => {
  const salt = new Uint8Array(16).fill(7);
  expect(await deriveNatively('IFSF-2026-7K3QHT9MV', salt)).toEqual(
    await deriveSecret('IFSF-2026-7K3QHT9MV', salt),
  );
});

test('a look-up has a file for each 500 certificates, and no file without a certificate', async () => {
  expect((await create(0)).size).toBe(0);
  expect([...(await create(500)).keys()]).toEqual(['/cert-index/0.json', '/cert-index/index.json']);
  const files = await create(501);
  expect([...files.keys()]).toEqual([
    '/cert-index/0.json',
    '/cert-index/1.json',
    '/cert-index/index.json',
  ]);
  const counts = ['0', '1'].map(
    (name) => files.get(`/cert-index/${name}.json`)?.split('":"').length,
  );
  expect(Math.min(...counts.map(Number))).toBeGreaterThan(100);
});

test('each publication has a salt of its own, and no two records are the same', async () => {
  const [first, second] = [await create(2), await create(2)];
  expect(await read(first)).toMatch(/^[\w-]{22}$/);
  expect(await read(second)).not.toBe(await read(first));
  for (const [path, text] of first) expect(second.get(path), path).not.toBe(text);
});

test.each<[string, (files: Map<string, string>, other: Map<string, string>) => unknown]>([
  ['the index is missing', (files) => files.delete('/cert-index/index.json')],
  ['the index has conflict marks', (files) => files.set('/cert-index/index.json', '<<<<<<<')],
  ['a file is missing', (files) => files.delete('/cert-index/1.json')],
  ['a file is damaged', (files) => files.set('/cert-index/0.json', '{}')],
  [
    'a file is of another publication',
    (files, other) => files.set('/cert-index/1.json', other.get('/cert-index/1.json') ?? ''),
  ],
])('a look-up of which %s is not whole', async (_, change) => {
  const files = await create(501);
  change(files, await create(501));
  expect(await read(files)).toBeUndefined();
});
