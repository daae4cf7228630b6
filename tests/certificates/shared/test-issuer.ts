import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import {
  signCertificate,
  type CertificateDetails,
} from '../../../packages/certificates/office/keys/sign-certificate.ts';
import { signStatusList } from '../../../packages/certificates/office/keys/sign-list.ts';
import { type SigningKey } from '../../../packages/certificates/office/keys/signing-key.ts';
import { createNumber } from '../../../packages/certificates/shared/number.ts';
import {
  createDemonstrationIssuer,
  type Issuer,
} from '../../../packages/certificates/shared/issuer.ts';
import type { StatusEntry } from '../../../packages/certificates/shared/status-list.ts';
import type { PublicKey } from '../../../packages/certificates/shared/keys.ts';
import type { Derive } from '../../../packages/certificates/shared/look-up.ts';

/** In place of the derivation that takes a tenth of a second. */
export const deriveFast: Derive = (number, salt) =>
  Promise.resolve(new Uint8Array(createHash('sha512').update(number).update(salt).digest()));

/** An issuer for tests. */
export const issuer: Issuer = { site: 'https://www.ifsf.example', product: 'IFSF' };

/** The issuer of its demonstration. */
export const demonstrationIssuer = createDemonstrationIssuer(issuer);

/** 20 November 2026, 2:32 PM in India, in seconds since 1970. */
export const now = Date.parse('2026-11-20T09:02:00Z') / 1000;

export interface TestKey extends SigningKey {
  publicKey: PublicKey;
}

export async function createKey(kid: string): Promise<TestKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const { x = '', y = '' } = await exportJWK(publicKey);
  return { kid, privateKey, publicKey: { kid, x, y, from: '2026-04-02' } };
}

export const details: CertificateDetails = {
  number: createNumber('IFSF', 2026, () => new Uint8Array([7, 19, 3, 22, 16, 26, 9, 20])),
  name: 'Sahyadri Sports Interactive Pvt. Ltd.',
  tier: 'GOLD',
  validFrom: '2026-04-02',
  validUntil: '2027-04-01',
  list: '1',
  idx: 4711,
};

export const issue = (key: SigningKey, changes: Partial<CertificateDetails> = {}, by = issuer) =>
  signCertificate({ ...details, ...changes }, by, key, now - 1000);

export const signList = (
  key: SigningKey,
  entries: readonly StatusEntry[] = [],
  options: { issued?: number; lifetime?: number } = {},
) => signStatusList('1', entries, issuer, key, { issued: now - 1000, ...options });

/** The token with the first character of its signature changed. */
export function tamper(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const changed = signature.startsWith('A') ? 'B' : 'A';
  return `${header}.${payload}.${changed}${signature.slice(1)}`;
}
