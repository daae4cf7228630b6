import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  calculateFingerprint,
  toJwk,
  toJwks,
  getTrustedKeys,
} from '../../../packages/certificates/shared/keys.ts';
import { createKey } from './test-issuer.ts';

const { publicKey: key } = await createKey('2026-1');
const removed = { ...key, kid: '2025-1', removed: { on: '2026-10-01', reason: 'stolen' } };
const replaced = { ...key, kid: '2025-2', until: '2026-03-31' };

test('a removed key is not trusted; a replaced key is', () => {
  expect(getTrustedKeys([removed, replaced, key])).toEqual([replaced, key]);
});

test('the published keys say what they are for, and nothing private (RFC 7517)', () => {
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: key.x,
    y: key.y,
    kid: '2026-1',
    alg: 'ES256',
    use: 'sig',
  };
  expect(toJwk(key)).toEqual(jwk);
  expect(toJwks([removed, key])).toEqual({ keys: [jwk] });
});

test('the fingerprint of a key is its thumbprint (RFC 7638)', async () => {
  const canonical = `{"crv":"P-256","kty":"EC","x":"${key.x}","y":"${key.y}"}`;
  expect(await calculateFingerprint(key)).toBe(
    createHash('sha256').update(canonical).digest('base64url'),
  );
});
