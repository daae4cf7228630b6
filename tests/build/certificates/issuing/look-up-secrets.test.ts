import { readFileSync, writeFileSync } from 'node:fs';
import { base64url } from 'jose';
import { expect, test } from 'vitest';
import { toPaths } from '../../../../src/build/certificates/issuing/context.ts';
import {
  deriveNatively,
  openSecrets,
} from '../../../../src/build/certificates/issuing/look-up-secrets.ts';
import { derive } from '../../../../src/core/certificates/derive.ts';
import { createTestContext } from './test-context.ts';

const number = 'IFSF-2026-7K3QHT9MZ00';

test('the office derives what browsers derive', async () => {
  const salt = new Uint8Array(16).fill(7);
  expect(await deriveNatively(number, salt)).toEqual(await derive(number, salt));
});

test('a secret is derived once for each signing key', async () => {
  const context = createTestContext();
  const first = openSecrets(context, '2026-1');
  await first.derive(number, base64url.decode(first.salt));
  first.save();
  const again = openSecrets(context, '2026-1');
  expect(again.salt).toBe(first.salt);
  // With another salt, a secret that is derived again would be another one.
  expect(await again.derive(number, new Uint8Array(16))).toEqual(
    await first.derive(number, base64url.decode(first.salt)),
  );
  expect(openSecrets(context, '2027-1').salt).not.toBe(first.salt);
});

test('secrets that were derived in another way are not used', async () => {
  const context = createTestContext();
  const first = openSecrets(context, '2026-1');
  await first.derive(number, base64url.decode(first.salt));
  first.save();
  const { secrets: file } = toPaths(context);
  const saved = JSON.parse(readFileSync(file, 'utf8')) as { derivation: { iterations: number } };
  saved.derivation.iterations += 1;
  writeFileSync(file, JSON.stringify(saved));
  expect(openSecrets(context, '2026-1').salt).not.toBe(first.salt);
});

test('damaged secrets are named', () => {
  const context = createTestContext();
  writeFileSync(toPaths(context).secrets, '{');
  expect(() => openSecrets(context, '2026-1')).toThrow('Delete it; it will be created again');
});
