import fc from 'fast-check';
import { base64url, CompactSign, exportJWK, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { checkSeal } from '../../../src/core/certificates/token.ts';
import { createKey, issue, issuer, now, particulars, type TestKey } from './office.ts';

const key = await createKey('2026-1');
const stranger = await createKey('2026-1');
const token = await issue(key);
const check = (text: string, keys = [key.publicKey]) => checkSeal(text, issuer, keys);
const claimsOf = (text: string) =>
  JSON.parse(new TextDecoder().decode(base64url.decode(text.split('.')[1] ?? ''))) as Record<string, unknown>;

/** A token that is right but for what is changed, signed by the right key. */
async function forge(header: Record<string, unknown>, claims: Record<string, unknown> = {}, signer: TestKey = key) {
  const payload = { ...claimsOf(token), ...claims };
  const signed = new SignJWT(payload).setProtectedHeader({ alg: 'ES256', typ: 'dc+sd-jwt', kid: '2026-1', ...header });
  return `${await signed.sign(signer.privateKey)}~`;
}

test('a certificate that the office issued is genuine, and says what was written into it (CERT-2)', async () => {
  const seal = await check(token);
  expect(seal).toMatchObject({
    genuine: true,
    key: { kid: '2026-1' },
    claims: { jti: particulars.number, sub_name: particulars.name, tier: 'GOLD' },
  });
});

test('a certificate holds nothing but what is printed on it', () => {
  expect(Object.keys(claimsOf(token)).sort()).toEqual(['exp', 'iat', 'iss', 'jti', 'nbf', 'status', 'sub_name', 'tier', 'vct']);
});

test('a name in Devanagari survives', async () => {
  expect(await check(await issue(key, { name: 'सह्याद्रि स्पोर्ट्स इंटरैक्टिव प्राइवेट लिमिटेड' }))).toMatchObject({
    claims: { sub_name: 'सह्याद्रि स्पोर्ट्स इंटरैक्टिव प्राइवेट लिमिटेड' },
  });
});

test('whichever bit of a certificate is flipped, it is not genuine, and none of it is given (CERT-3)', async () => {
  const bytes = new TextEncoder().encode(token);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (place, bit) => {
      const flipped = bytes.slice();
      flipped[place] = (flipped[place] ?? 0) ^ (1 << bit);
      const seal = await check(new TextDecoder('latin1').decode(flipped));
      expect(seal.genuine).toBe(false);
      expect(Object.keys(seal)).toEqual(['genuine', 'reason']);
    }),
    { numRuns: 400 },
  );
});

test('bits of the signature that mean nothing may not differ either (CERT-3)', async () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = token.at(-2) ?? '';
  const others = [...alphabet].filter(
    (character) => character !== last && alphabet.indexOf(character) >> 4 === alphabet.indexOf(last) >> 4,
  );
  expect(others).toHaveLength(15);
  for (const other of others) expect(await check(`${token.slice(0, -2)}${other}~`)).toEqual({ genuine: false, reason: 'seal' });
});

describe('what does not count (CERT-4)', () => {
  test('a key that is not listed', async () => {
    expect(await check(await forge({ kid: '2026-2' }))).toEqual({ genuine: false, reason: 'key' });
    expect(await check(token, [])).toEqual({ genuine: false, reason: 'key' });
  });

  test('a stranger who uses the name of a listed key', async () => {
    expect(await check(await forge({}, {}, stranger))).toEqual({ genuine: false, reason: 'seal' });
  });

  test('a key that was removed, even with its own true seal', async () => {
    const removed = { ...key.publicKey, removed: { on: '2026-10-01', reason: 'stolen' } };
    expect(await check(token, [removed])).toEqual({ genuine: false, reason: 'key' });
  });

  test('no signature at all (alg none)', async () => {
    const unsecured = new UnsecuredJWT(claimsOf(token)).encode();
    expect(await check(`${unsecured}~`)).toMatchObject({ genuine: false });
    const header = base64url.encode(JSON.stringify({ alg: 'none', typ: 'dc+sd-jwt', kid: '2026-1' }));
    expect(await check([header, ...token.split('.').slice(1)].join('.'))).toEqual({ genuine: false, reason: 'header' });
  });

  test('the public key taken for a shared secret (HS256)', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(key.publicKey));
    const signed = await new CompactSign(new TextEncoder().encode(JSON.stringify(claimsOf(token))))
      .setProtectedHeader({ alg: 'HS256', typ: 'dc+sd-jwt', kid: '2026-1' })
      .sign(secret);
    expect(await check(`${signed}~`)).toEqual({ genuine: false, reason: 'header' });
  });

  test('a key that the token brings along', async () => {
    const jwk = await exportJWK(
      await crypto.subtle.importKey(
        'jwk',
        { kty: 'EC', crv: 'P-256', x: stranger.publicKey.x, y: stranger.publicKey.y },
        { name: 'ECDSA', namedCurve: 'P-256' },
        true,
        ['verify'],
      ),
    );
    for (const extra of [{ jwk }, { jku: 'https://evil.example/keys' }, { x5u: 'https://evil.example/x' }, { x5c: ['AAAA'] }]) {
      expect(await check(await forge(extra, {}, stranger)), Object.keys(extra)[0]).toEqual({ genuine: false, reason: 'header' });
      expect(await check(await forge(extra)), 'not even when the seal is true').toEqual({ genuine: false, reason: 'header' });
    }
  });

  test.each([['JWT'], ['vc+sd-jwt'], ['statuslist+jwt'], [undefined]])('the type %j in the header', async (typ) => {
    expect(await check(await forge({ typ }))).toEqual({ genuine: false, reason: 'header' });
  });

  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another type of certificate', { vct: 'https://www.ifsf.example/vct/membership/2' }],
    ['a status list elsewhere', { status: { status_list: { idx: 1, uri: 'https://evil.example/.well-known/status/1.jwt' } } }],
    ['a status list up the tree', { status: { status_list: { idx: 1, uri: 'https://www.ifsf.example/.well-known/status/../x.jwt' } } }],
    ['no status list', { status: undefined }],
    ['a place that is no number', { status: { status_list: { idx: -1, uri: 'https://www.ifsf.example/.well-known/status/1.jwt' } } }],
    ['an unknown tier', { tier: 'DIAMOND' }],
    ['an empty name', { sub_name: ' ' }],
    ['a number with a wrong check character', { jti: 'IFSF-2026-00000000Z' }],
    ['more than a certificate says', { mobile: '9876543210' }],
    ['no end', { exp: undefined }],
    ['an end before the beginning', { nbf: now, exp: now - 1 }],
    ['dates as text', { exp: '2027-04-01' }],
  ])('%s, though rightly signed', async (_, claims) => {
    expect(await check(await forge({}, claims))).toEqual({ genuine: false, reason: 'claims' });
  });

  test.each(['', '~', 'a.b.c', 'a.b~', 'a.b.c~', `${'a'.repeat(5000)}.b.c~`, 'IFSF-2026-7K3QHT9MZ'])(
    '%j, which has not the form',
    async (text) => {
      expect((await check(text)).genuine).toBe(false);
    },
  );

  test('a token without the mark at its end, or with something behind it', async () => {
    expect(await check(token.slice(0, -1))).toEqual({ genuine: false, reason: 'malformed' });
    expect(await check(`${token}WyJzYWx0IiwiYSIsImIiXQ~`)).toEqual({ genuine: false, reason: 'malformed' });
  });
});

test('no text makes the check fail with an error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => !(await check(text)).genuine),
    { numRuns: 200 },
  );
});
