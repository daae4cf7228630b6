import { expect, test } from 'vitest';
import { examples, exampleStates } from '../../src/data/certificate-examples.ts';
import { issuer } from '../../src/data/issuer.ts';
import { toTestVectors } from '../../src/data/certificate-vectors.ts';
import { toModules } from '../../src/build/certificates/qr.ts';
import { toCertificateLink } from '../../src/core/certificates/issuer.ts';
import { publishedKeys } from '../../src/core/certificates/keys.ts';
import { toExampleNumber, readNumber } from '../../src/core/certificates/number.ts';
import { verifySignature } from '../../src/core/certificates/token.ts';

test('there is a demonstration certificate for each result', () => {
  expect(examples.map(({ state }) => state)).toEqual([...exampleStates]);
});

test('each is for the address of this site and signed by one of its keys; otherwise run `npm run certificate -- demonstration`', async () => {
  for (const { state, token } of examples)
    expect((await verifySignature(token, issuer, publishedKeys)).genuine, state).toBe(state !== 'not-genuine');
});

test('each fits into a QR code that can be scanned from paper', () => {
  for (const { token } of examples) expect(toModules(toCertificateLink(issuer, token)).length).toBeLessThanOrEqual(17 + 4 * 22);
});

test('our own verifier agrees with the test vectors', async () => {
  const vectors = toTestVectors();
  expect(vectors.length).toBeGreaterThan(12);
  for (const { name, token, genuine } of vectors) expect((await verifySignature(token, issuer, publishedKeys)).genuine, name).toBe(genuine);
});

test('the example number of the specification has the form of a number', () => {
  expect(readNumber(toExampleNumber(issuer), issuer.product)).toEqual({ form: 'number', number: 'IFSF-2024-12345678N' });
});
