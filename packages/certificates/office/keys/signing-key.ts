import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicKey } from '../../shared/keys.ts';
import { writeFileAtomic } from '@federation/base/file-cache';
import { officePaths, UserError, type IssuerContext } from '../context/context.ts';
import { findActiveKey, readPublicKeys } from './public-keys.ts';

/** A private key and the id of its public key. */
export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

/** The minimum length of a passphrase: four or five words. */
const minPassphraseLength = 16;

export function getKeyFile(context: IssuerContext, kid: string): string {
  return join(officePaths(context).keys, `${kid}.pem`);
}

/**
 * The signing key, after a check that its private key is on this computer.
 *
 * @throws {UserError} if there is no key, or its file is missing
 */
export function requireKey(context: IssuerContext): PublicKey {
  const active = findActiveKey(readPublicKeys(context));
  if (!active)
    throw new UserError(
      'There is no signing key to issue or publish with. Nothing was changed. Create one: npm run certificate -- rotate-key',
    );
  if (existsSync(getKeyFile(context, active.kid))) return active;
  throw new UserError(
    `The private key ${active.kid} is not in ${officePaths(context).keys}. Copy it from the computer on which it was created, or create a new one with rotate-key.`,
  );
}

/**
 * Asks for the passphrase of the signing key and loads its private key.
 *
 * @throws {UserError} if there is no key, its file is missing, the passphrase is wrong, or private
 * and public key do not match
 */
export async function loadActiveKey(context: IssuerContext): Promise<SigningKey> {
  const { kid, x, y } = requireKey(context);
  const file = getKeyFile(context, kid);
  const key = decrypt(readFileSync(file, 'utf8'), await context.passphrase(kid, false));
  if (!key)
    throw new UserError(
      `The passphrase does not unlock ${file}. Try again. If nobody knows it, move the file out of its folder and run rotate-key.`,
    );
  const point = toPoint(key);
  if (point.x !== x || point.y !== y)
    throw new UserError(
      `${file} is not the private key of ${kid}, so its signatures would not be genuine. Copy the right file from its backup.`,
    );
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  return { kid, privateKey: key.toCryptoKey(algorithm, false, ['sign']) as CryptoKey };
}

/**
 * Asks for a passphrase and creates a private key encrypted with it.
 *
 * @returns its public key
 * @throws {UserError} if the passphrase is too short
 */
export async function createKey(
  context: IssuerContext,
  kid: string,
): Promise<Pick<PublicKey, 'x' | 'y'>> {
  const passphrase = await context.passphrase(kid, true);
  if (passphrase.trim().length < minPassphraseLength)
    throw new UserError(
      `The passphrase must have at least ${minPassphraseLength} characters: use four or five unrelated words.`,
    );
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey
    .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase })
    .toString();
  writeFileAtomic(getKeyFile(context, kid), pem, 0o600);
  return toPoint(privateKey);
}

/** The public key of a private key. */
function toPoint(key: KeyObject): Pick<PublicKey, 'x' | 'y'> {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { x, y };
}

function decrypt(key: string, passphrase: string): KeyObject | undefined {
  try {
    return createPrivateKey({ key, passphrase });
  } catch {
    return undefined;
  }
}
