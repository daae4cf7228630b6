import { describe, expect, test } from 'vitest';
import {
  demonstration,
  examples,
  exampleStates,
  toDemonstrationFiles,
  vectorsPath,
} from '../../../src/data/demonstration.ts';
import { issuer } from '../../../src/data/issuer.ts';
import { maxBytes } from '../../../packages/certificates/print/qr.ts';
import { toCertificateLink } from '../../../packages/certificates/shared/issuer.ts';
import { publishedKeys, type Trust } from '../../../packages/certificates/shared/keys.ts';
import { verifySignature } from '../../../packages/certificates/shared/token.ts';

const trusted: Trust[] = demonstration ? [demonstration] : [];
const files = toDemonstrationFiles(demonstration);

describe.skipIf(!demonstration)(
  'the demonstration, where the settings do not switch it off',
  () => {
    test('has a certificate for each result', () => {
      expect(examples.map(({ state }) => state)).toEqual([...exampleStates]);
    });

    test('each is for the address of this site and signed by the key of the demonstration; otherwise run `npm run certificate -- demonstration`', async () => {
      for (const { state, token } of examples)
        expect((await verifySignature(token, trusted)) !== undefined, state).toBe(
          state !== 'not-genuine',
        );
    });

    test('the keys of the federation, which others trust, verify none of them', async () => {
      for (const { token } of examples)
        expect(await verifySignature(token, [{ issuer, keys: publishedKeys }])).toBeUndefined();
      expect(publishedKeys.filter(({ kid }) => kid.startsWith('demo'))).toEqual([]);
    });

    test('each fits into a QR code that can be scanned from paper', () => {
      for (const { token } of examples)
        expect(toCertificateLink(issuer, token).length).toBeLessThanOrEqual(maxBytes);
    });

    test('our own verifier agrees with the test vectors, which name the demonstration as their issuer', async () => {
      const { issuer: name, vectors } = JSON.parse(files.get(vectorsPath) ?? '') as {
        issuer: string;
        vectors: { name: string; token: string; genuineDemonstration: boolean }[];
      };
      expect(name).toBe(`${issuer.site}/demonstration`);
      expect(vectors.length).toBeGreaterThan(12);
      for (const vector of vectors)
        expect((await verifySignature(vector.token, trusted)) !== undefined, vector.name).toBe(
          vector.genuineDemonstration,
        );
    });

    test('everything has a path of its own', () => {
      expect([...files.keys()].every((path) => path.startsWith('/demonstration/'))).toBe(true);
      expect(files.size).toBeGreaterThan(5);
    });
  },
);

test('nothing is left of the demonstration when it is switched off', () => {
  expect(toDemonstrationFiles(undefined).size).toBe(0);
});
