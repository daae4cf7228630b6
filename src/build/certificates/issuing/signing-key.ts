import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { PublicKey } from '../../../core/certificates/keys.ts';
import { writeFileAtomic } from '../../file-cache.ts';
import { toPaths, UserError, type IssuerContext } from './context.ts';
import { toKeyFile, toNewKeyFile } from './key-files.ts';
import { findActiveKey, readPublicKeys } from './public-keys.ts';
import type { SigningKey } from './sign.ts';

/** The minimum length of a passphrase: four or five words. */
const minPassphraseLength = 16;

/**
 * Loads the private key that currently signs, after asking for its passphrase.
 *
 * @throws {UserError} if there is no key, its file is missing or the passphrase is wrong
 */
export async function loadActiveKey(context: IssuerContext): Promise<SigningKey> {
  const active = findActiveKey(readPublicKeys(context));
  if (!active)
    throw new UserError(
      'There is no signing key yet. Create one: npm run certificate -- rotate-key',
    );
  const key = await unlock(context, active.kid);
  if (!matches(key, active))
    throw new UserError(
      `${toKeyFile(context, active.kid)} is not the private key of ${active.kid}: what it signs is not genuine. Copy the right file from its backup.`,
    );
  return {
    kid: active.kid,
    privateKey: key.toCryptoKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
      'sign',
    ]) as CryptoKey,
  };
}

/** Whether what a private key signs can be verified with a public key. */
function matches(privateKey: KeyObject, { x, y }: PublicKey): boolean {
  const text = randomBytes(32);
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  return verify('sha256', text, key, sign('sha256', text, privateKey));
}

/**
 * Makes sure that the change of a status can be published: without a key there is no list.
 *
 * @throws {UserError} if there is no signing key, or its file is missing
 */
export function requireKey(context: IssuerContext): void {
  const active = findActiveKey(readPublicKeys(context));
  if (!active)
    throw new UserError(
      'There is no signing key, so that nothing can be published. Nothing was changed. Create one: npm run certificate -- rotate-key',
    );
  findKeyFile(context, active.kid);
}

/**
 * Creates a private key, encrypted with a passphrase that it asks for.
 *
 * @throws {UserError} if the passphrase is short, or there is a file with the name already
 */
export async function createKey(context: IssuerContext, kid: string): Promise<KeyObject> {
  const file = toNewKeyFile(context, kid);
  const passphrase = await context.passphrase(kid, true);
  if (passphrase.trim().length < minPassphraseLength)
    throw new UserError(
      `The passphrase must have at least ${minPassphraseLength} characters: use four or five unrelated words.`,
    );
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey
    .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase })
    .toString();
  writeFileAtomic(file, pem, 0o600);
  return privateKey;
}

/** @throws {UserError} if the private key is not here */
function findKeyFile(context: IssuerContext, kid: string): string {
  const file = toKeyFile(context, kid);
  if (!existsSync(file)) {
    throw new UserError(
      `The private key ${kid} is not in ${toPaths(context).keys}. Copy it from the computer on which it was created, or create a new one with rotate-key.`,
    );
  }
  return file;
}

/**
 * Decrypts a private key, after asking for its passphrase.
 *
 * @throws {UserError} if it is missing, the passphrase is wrong, or it is on another curve
 */
export async function unlock(context: IssuerContext, kid: string): Promise<KeyObject> {
  const file = findKeyFile(context, kid);
  const key = readFileSync(file, 'utf8');
  const passphrase = await context.passphrase(kid, false);
  const unlocked = decrypt(key, passphrase);
  if (!unlocked)
    throw new UserError(
      `The passphrase does not unlock ${file}. If it is forgotten, move the file out of its folder and run rotate-key.`,
    );
  if (unlocked.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new UserError(
      `${file} is not a key on the curve P-256, and verifiers know no other. Move the file out of its folder and run rotate-key.`,
    );
  return unlocked;
}

function decrypt(key: string, passphrase: string): KeyObject | undefined {
  try {
    return createPrivateKey({ key, passphrase });
  } catch {
    return undefined;
  }
}
