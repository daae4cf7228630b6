import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicKey } from '../../../core/certificates/keys.ts';
import { writeFileAtomic } from '../../file-cache.ts';
import { readJson, writeJson } from './files.ts';
import { toPaths, today, UserError, type IssuerContext } from './context.ts';
import type { SigningKey } from './sign.ts';

/** The minimum length of a passphrase: four or five words. */
const minPassphraseLength = 16;

/** The public keys of the project, oldest first. */
export function readPublicKeys(context: IssuerContext): PublicKey[] {
  return (readJson(toPaths(context).publicKeys, { keys: [] }) as { keys: PublicKey[] }).keys;
}

/** Writes the public keys into the project. */
export function savePublicKeys(context: IssuerContext, keys: readonly PublicKey[]): void {
  writeJson(toPaths(context).publicKeys, { keys });
}

/** The key that currently signs: the newest that is not retired, removed or a demonstration key. */
export function findActiveKey(keys: readonly PublicKey[]): PublicKey | undefined {
  return keys.findLast(({ until, removed, demonstration }) => !until && !removed && !demonstration);
}

/**
 * Loads the private key that currently signs, after asking for its passphrase.
 *
 * @throws {UserError} if there is no key, its file is missing or the passphrase is wrong
 */
export async function loadActiveKey(context: IssuerContext): Promise<SigningKey> {
  const active = findActiveKey(readPublicKeys(context));
  if (!active) throw new UserError('There is no signing key yet. Create one: npm run certificate -- rotate-key');
  const file = toKeyFile(context, active.kid);
  if (!existsSync(file)) {
    throw new UserError(
      `The private key ${active.kid} is not in ${toPaths(context).keys}. Copy it from the computer on which it was created, or create a new one with rotate-key.`,
    );
  }
  const passphrase = await context.passphrase(active.kid, false);
  try {
    const key = createPrivateKey({ key: readFileSync(file, 'utf8'), passphrase });
    return { kid: active.kid, privateKey: key.toCryptoKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']) as CryptoKey };
  } catch {
    throw new UserError(`The passphrase does not unlock ${file}.`);
  }
}

/**
 * Creates a key pair and retires the current key, whose signatures stay valid. The private key is
 * encrypted with a passphrase (PKCS#8) and written into the issuer’s folder, the public key into the project.
 *
 * @returns the id of the new key
 */
export async function rotateKey(context: IssuerContext, { dryRun = false } = {}): Promise<string> {
  const keys = readPublicKeys(context);
  const kid = nextKeyId(context, keys);
  if (dryRun) {
    context.prompts.log(`Would create the key ${kid} in ${toPaths(context).keys} and retire ${findActiveKey(keys)?.kid ?? 'none'}.`);
    return kid;
  }
  const passphrase = await context.passphrase(kid, true);
  if (passphrase.length < minPassphraseLength)
    throw new UserError(`The passphrase must have at least ${minPassphraseLength} characters: use four or five unrelated words.`);
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }).toString();
  writeFileAtomic(toKeyFile(context, kid), pem, 0o600);
  const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
  const from = today(context);
  const active = findActiveKey(keys);
  savePublicKeys(context, [...keys.map((key) => (key === active ? { ...key, until: from } : key)), { kid, x, y, from }]);
  context.prompts.log(
    `The key ${kid} is now the signing key. The private key is ${toKeyFile(context, kid)}: back it up on paper or on a USB stick in a safe.`,
  );
  return kid;
}

/** Permanently removes trust from a key: nothing that it signed is genuine any more. */
export async function removeKey(context: IssuerContext, kid: string, reason: string): Promise<void> {
  const keys = readPublicKeys(context);
  const key = keys.find((one) => one.kid === kid);
  if (!key) throw new UserError(`There is no key ${kid}. The keys are: ${keys.map((one) => one.kid).join(', ')}.`);
  if (!reason) throw new UserError('Give a reason: --reason "the computer of the office was stolen". The reason is published.');
  if (!(await context.prompts.confirm(`Everything that ${kid} signed becomes “not genuine”. Remove the key?`))) return;
  const removed = { on: today(context), reason };
  savePublicKeys(
    context,
    keys.map((one) => (one === key ? { ...one, removed } : one)),
  );
  context.prompts.log(
    `The key ${kid} is no longer trusted. Next: rotate-key, issue its certificates again, publish, then build and upload the site.`,
  );
}

function nextKeyId(context: IssuerContext, keys: readonly PublicKey[]): string {
  const year = today(context).slice(0, 4);
  const folder = toPaths(context).keys;
  const files = existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.pem$/, '')) : [];
  const used = [...files, ...keys.map(({ kid }) => kid)].filter((kid) => kid.startsWith(`${year}-`)).map((kid) => Number(kid.slice(5)));
  return `${year}-${Math.max(0, ...used) + 1}`;
}

function toKeyFile(context: IssuerContext, kid: string): string {
  return join(toPaths(context).keys, `${kid}.pem`);
}
