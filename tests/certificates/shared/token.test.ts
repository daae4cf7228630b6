import fc from 'fast-check';
import { base64url, CompactSign, exportJWK, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { verifySignature } from '../../../packages/certificates/shared/token.ts';
import { createDemonstrationNumber } from '../../../packages/certificates/shared/number.ts';
import {
  createKey,
  demonstrationIssuer,
  details,
  issue,
  issuer,
  now,
  type TestKey,
} from './test-issuer.ts';

const key = await createKey('2026-1');
const otherKey = await createKey('2026-1');
const token = await issue(key);
const verify = (text: string, keys = [key.publicKey]) => verifySignature(text, [{ issuer, keys }]);
const readClaims = (text: string) =>
  JSON.parse(new TextDecoder().decode(base64url.decode(text.split('.')[1] ?? ''))) as Record<
    string,
    unknown
  >;

/** A correctly signed token with some changes. */
async function signWith(
  header: Record<string, unknown>,
  claims: Record<string, unknown> = {},
  signer: TestKey = key,
) {
  const payload = { ...readClaims(token), ...claims };
  const signed = new SignJWT(payload).setProtectedHeader({
    alg: 'ES256',
    typ: 'dc+sd-jwt',
    kid: '2026-1',
    ...header,
  });
  return `${await signed.sign(signer.privateKey)}~`;
}

test('an issued certificate is genuine and has its claims (CERT-2)', async () => {
  const result = await verify(token);
  expect(result).toMatchObject({
    key: { kid: '2026-1' },
    claims: { jti: details.number, sub_name: details.name, tier: 'GOLD' },
  });
});

test('the tokens that these tests change are genuine before', async () => {
  expect(await verify(await signWith({}))).toBeDefined();
});

test('a certificate contains only what is printed on it', () => {
  expect(Object.keys(readClaims(token)).sort()).toEqual([
    'exp',
    'iat',
    'iss',
    'jti',
    'nbf',
    'status',
    'sub_name',
    'tier',
    'vct',
  ]);
});

test('a name can be in Devanagari', async () => {
  expect(
    await verify(await issue(key, { name: 'सह्याद्रि स्पोर्ट्स इंटरैक्टिव प्राइवेट लिमिटेड' })),
  ).toMatchObject({
    claims: { sub_name: 'सह्याद्रि स्पोर्ट्स इंटरैक्टिव प्राइवेट लिमिटेड' },
  });
});

test('a certificate with any bit flipped is not genuine, and none of its content is returned (CERT-3)', async () => {
  const bytes = new TextEncoder().encode(token);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (index, bit) => {
      const flipped = bytes.slice();
      flipped[index] = (flipped[index] ?? 0) ^ (1 << bit);
      const result = await verify(new TextDecoder('latin1').decode(flipped));
      expect(result).toBeUndefined();
    }),
    { numRuns: 400 },
  );
});

test('unused bits of the signature may not differ either (CERT-3)', async () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = token.at(-2) ?? '';
  const others = [...alphabet].filter(
    (character) =>
      character !== last && alphabet.indexOf(character) >> 4 === alphabet.indexOf(last) >> 4,
  );
  expect(others).toHaveLength(15);
  for (const other of others)
    expect(await verify(`${token.slice(0, -2)}${other}~`)).toBeUndefined();
});

describe('not genuine (CERT-4)', () => {
  test('signed by a key that is not listed', async () => {
    expect(await verify(await signWith({ kid: '2026-2' }))).toBeUndefined();
    expect(await verify(token, [])).toBeUndefined();
  });

  test('signed by another key with the id of a listed key', async () => {
    expect(await verify(await signWith({}, {}, otherKey))).toBeUndefined();
  });

  test('signed by a key that was removed', async () => {
    const removed = { ...key.publicKey, removed: { on: '2026-10-01', reason: 'stolen' } };
    expect(await verify(token, [removed])).toBeUndefined();
  });

  test('without a signature (alg none)', async () => {
    const unsecured = new UnsecuredJWT(readClaims(token)).encode();
    expect(await verify(`${unsecured}~`)).toBeUndefined();
    const header = base64url.encode(
      JSON.stringify({ alg: 'none', typ: 'dc+sd-jwt', kid: '2026-1' }),
    );
    expect(await verify([header, ...token.split('.').slice(1)].join('.'))).toBeUndefined();
  });

  test('signed with the public key as a shared secret (HS256)', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(key.publicKey));
    const signed = await new CompactSign(
      new TextEncoder().encode(JSON.stringify(readClaims(token))),
    )
      .setProtectedHeader({ alg: 'HS256', typ: 'dc+sd-jwt', kid: '2026-1' })
      .sign(secret);
    expect(await verify(`${signed}~`)).toBeUndefined();
  });

  test('with a key in the header', async () => {
    const jwk = await exportJWK(
      await crypto.subtle.importKey(
        'jwk',
        { kty: 'EC', crv: 'P-256', x: otherKey.publicKey.x, y: otherKey.publicKey.y },
        { name: 'ECDSA', namedCurve: 'P-256' },
        true,
        ['verify'],
      ),
    );
    for (const extra of [
      { jwk },
      { jku: 'https://evil.example/keys' },
      { x5u: 'https://evil.example/x' },
      { x5c: ['AAAA'] },
    ]) {
      expect(
        await verify(await signWith(extra, {}, otherKey)),
        Object.keys(extra)[0],
      ).toBeUndefined();
      expect(await verify(await signWith(extra)), 'with a correct signature').toBeUndefined();
    }
  });

  test.each([['JWT'], ['vc+sd-jwt'], ['statuslist+jwt'], [undefined]])(
    'with the type %j in the header',
    async (typ) => {
      expect(await verify(await signWith({ typ }))).toBeUndefined();
    },
  );

  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another type of certificate', { vct: 'https://www.ifsf.example/vct/membership/2' }],
    [
      'a status list elsewhere',
      { status: { status_list: { idx: 1, uri: 'https://evil.example/.well-known/status/1.jwt' } } },
    ],
    [
      'a status list up the tree',
      {
        status: {
          status_list: { idx: 1, uri: 'https://www.ifsf.example/.well-known/status/../x.jwt' },
        },
      },
    ],
    [
      'a status list in another kind of file',
      {
        status: {
          status_list: { idx: 1, uri: 'https://www.ifsf.example/.well-known/status/1.jwt.txt' },
        },
      },
    ],
    ['no status list', { status: undefined }],
    [
      'a negative index',
      {
        status: {
          status_list: { idx: -1, uri: 'https://www.ifsf.example/.well-known/status/1.jwt' },
        },
      },
    ],
    ['an unknown tier', { tier: 'DIAMOND' }],
    ['an empty name', { sub_name: ' ' }],
    ['a number with a wrong check character', { jti: 'IFSF-2026-00000000Z' }],
    ['an additional claim', { mobile: '9876543210' }],
    ['no expiry', { exp: undefined }],
    ['an expiry before the start', { nbf: now, exp: now - 1 }],
    ['an expiry at the start', { nbf: now, exp: now }],
    ['dates as text', { exp: '2027-04-01' }],
  ])('with %s, although correctly signed', async (_, claims) => {
    expect(await verify(await signWith({}, claims))).toBeUndefined();
  });

  test.each([
    '',
    '~',
    'a.b.c',
    'a.b~',
    'a.b.c~',
    `${'a'.repeat(5000)}.b.c~`,
    'IFSF-2026-7K3QHT9MZ',
  ])('%j, which is malformed', async (text) => {
    expect(await verify(text)).toBeUndefined();
  });

  test('longer than a certificate can be, or with claims that are not UTF-8, although correctly signed', async () => {
    const sign = async (payload: Uint8Array) =>
      `${await new CompactSign(payload).setProtectedHeader({ alg: 'ES256', typ: 'dc+sd-jwt', kid: '2026-1' }).sign(key.privateKey)}~`;
    const long = new TextEncoder().encode(
      `${JSON.stringify(readClaims(token))}${' '.repeat(4096)}`,
    );
    expect(await verify(await sign(long))).toBeUndefined();
    const latin1 = Buffer.from(
      JSON.stringify({ ...readClaims(token), sub_name: 'Café' }),
      'latin1',
    );
    expect(await verify(await sign(latin1))).toBeUndefined();
  });

  test('with text before it', async () => {
    expect(await verify(`.${token}`)).toBeUndefined();
  });

  test('without ~ at the end, or with text after it', async () => {
    expect(await verify(token.slice(0, -1))).toBeUndefined();
    expect(await verify(`${token}WyJzYWx0IiwiYSIsImIiXQ~`)).toBeUndefined();
  });
});

describe('the demonstration and real certificates have nothing in common', () => {
  const number = createDemonstrationNumber('IFSF', 2026);
  const trusted = async () => [
    { issuer, keys: [key.publicKey] },
    { issuer: demonstrationIssuer, keys: [(await demoKey).publicKey] },
  ];
  const demoKey = createKey('demo-1');

  test('a demonstration is genuine as such, and not without its key', async () => {
    const demo = await issue(await demoKey, { number }, demonstrationIssuer);
    expect(await verifySignature(demo, await trusted())).toMatchObject({
      trust: { issuer: { demonstration: true } },
    });
    expect(await verifySignature(demo, [{ issuer, keys: [key.publicKey] }])).toBeUndefined();
  });

  test('the key of the demonstration signs no real certificate, and a real key no demonstration', async () => {
    expect(await verifySignature(await issue(await demoKey), await trusted())).toBeUndefined();
    const crossed = await issue(key, { number }, demonstrationIssuer);
    for (const wrong of [
      await issue(key, { number }),
      await issue(await demoKey, {}, demonstrationIssuer),
    ])
      expect(await verifySignature(wrong, await trusted()), 'the number').toBeUndefined();
    expect(await verifySignature(crossed, await trusted())).toBeUndefined();
  });
});

test('any text can be verified without an error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => (await verify(text)) === undefined),
    { numRuns: 200 },
  );
});
