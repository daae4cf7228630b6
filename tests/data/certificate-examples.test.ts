import { expect, test } from 'vitest';
import { examples, exampleStates } from '../../src/data/certificate-examples.ts';
import { issuer } from '../../src/data/issuer.ts';
import { toTestVectors } from '../../src/data/certificate-vectors.ts';
import { toModules } from '../../src/build/certificates/qr.ts';
import { toCertificateLink } from '../../src/core/certificates/issuer.ts';
import { publishedKeys } from '../../src/core/certificates/keys.ts';
import { toExampleNumber, readNumber } from '../../src/core/certificates/number.ts';
import { checkSeal } from '../../src/core/certificates/token.ts';

test('there is a demonstration certificate for each result', () => {
  expect(examples.map(({ state }) => state)).toEqual([...exampleStates]);
});

test('each was made for the address of this site and is sealed by a key that it lists; make them anew with `npm run certificate -- demonstration`', async () => {
  for (const { state, token } of examples)
    expect((await checkSeal(token, issuer, publishedKeys)).genuine, state).toBe(state !== 'not-genuine');
});

test('each fits into a QR code that paper can carry', () => {
  for (const { token } of examples) expect(toModules(toCertificateLink(issuer, token)).length).toBeLessThanOrEqual(17 + 4 * 22);
});

test('the test vectors are judged by our own verifier as they say', async () => {
  const vectors = toTestVectors();
  expect(vectors.length).toBeGreaterThan(12);
  for (const { name, token, genuine } of vectors) expect((await checkSeal(token, issuer, publishedKeys)).genuine, name).toBe(genuine);
});

test('the number of the specification has the form of a number', () => {
  expect(readNumber(toExampleNumber(issuer), issuer.product)).toEqual({ form: 'number', number: 'IFSF-2024-12345678N' });
});
