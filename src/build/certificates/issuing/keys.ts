import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { PublicKey } from '../../../core/certificates/keys.ts';
import { writeFileAtomic } from '../../file-cache.ts';
import { readJson, writeJson } from './files.ts';
import { runCommand } from './command.ts';
import { toPaths, today, UserError, type IssuerContext } from './context.ts';
import { listKeyFiles, nextKeyId, toKeyFile, toNewKeyFile } from './key-files.ts';
import { saveRegister, type Register } from './register.ts';
import type { SigningKey } from './sign.ts';

/** The minimum length of a passphrase: four or five words. */
const minPassphraseLength = 16;

/** The public keys of the project, oldest first. */
export function readPublicKeys(context: IssuerContext): PublicKey[] {
  const help = 'Restore it with git.';
  return (readJson(toPaths(context).publicKeys, { keys: [] }, help) as { keys: PublicKey[] }).keys;
}

/** Writes the public keys into the project. */
export function savePublicKeys(context: IssuerContext, keys: readonly PublicKey[]): void {
  writeJson(toPaths(context).publicKeys, { keys });
}

/** The key that currently signs: the newest that is not retired or removed. */
export function findActiveKey(keys: readonly PublicKey[]): PublicKey | undefined {
  return keys.findLast(({ until, removed }) => !until && !removed);
}

/**
 * Makes sure that the project knows the keys as the register does, so that an old copy of the
 * project neither invalidates certificates nor trusts a removed key again.
 *
 * @throws {UserError} if it does not
 */
export function checkPublicKeys(
  context: IssuerContext,
  { certificates, removedKeys }: Register,
): void {
  const keys = readPublicKeys(context);
  const missing = [...new Set(certificates.map(({ kid }) => kid))].filter(
    (kid) => !keys.some((key) => key.kid === kid),
  );
  const trusted = removedKeys.filter((kid) => keys.some((key) => key.kid === kid && !key.removed));
  const lines = [
    ...missing.map((kid) => `The key ${kid} signed certificates in the register, but is missing.`),
    ...trusted.map(
      (kid) =>
        `The key ${kid} was removed, but is trusted. If its removal was interrupted: rotate-key --remove ${kid}.`,
    ),
  ];
  if (lines.length > 0)
    throw new UserError(
      `${toPaths(context).publicKeys} is older than the register. Bring the project up to date with git pull.`,
      lines,
    );
}

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
  return {
    kid: active.kid,
    privateKey: key.toCryptoKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
      'sign',
    ]) as CryptoKey,
  };
}

/**
 * Creates a key pair and retires the current key, whose signatures stay valid. The private key is
 * encrypted with a passphrase (PKCS#8) and written into the issuer’s folder, then the public key
 * into the project. After an interruption between the two, the key that was already created is
 * used.
 *
 * @returns the id of the new key
 */
export function rotateKey(context: IssuerContext, { dryRun = false } = {}): Promise<string> {
  return runCommand(context, 'rotate-key', { dryRun }, async (register) => {
    checkPublicKeys(context, register);
    const keys = readPublicKeys(context);
    const active = findActiveKey(keys);
    const { kids, others } = listKeyFiles(context);
    const { keys: folder } = toPaths(context);
    if (others.length > 0)
      context.prompts.log(`Ignored in ${folder}, because it is not a key: ${others.join(', ')}`);
    const unpublished = kids.find((kid) => !keys.some((key) => key.kid === kid));
    const kid =
      unpublished ??
      nextKeyId(today(context).slice(0, 4), [...kids, ...keys.map((key) => key.kid)]);
    const file = toKeyFile(context, kid);
    if (dryRun) {
      const action = unpublished
        ? `publish the key ${kid}, which an interrupted rotate-key created,`
        : `create the key ${kid} in ${folder}`;
      context.prompts.log(
        `Would ${action} and retire ${active?.kid ?? 'none'}. Nothing was written.`,
      );
      return kid;
    }
    if (unpublished)
      context.prompts.log(
        `The key ${kid} was created by a rotate-key that was interrupted. It is used instead of a new one.`,
      );
    const { x = '', y = '' } = createPublicKey(
      unpublished ? await unlock(context, kid) : await createKey(context, kid),
    ).export({
      format: 'jwk',
    });
    const from = today(context);
    savePublicKeys(context, [
      ...keys.map((key) => (key === active ? { ...key, until: from } : key)),
      { kid, x, y, from },
    ]);
    context.prompts.log(
      `The key ${kid} is now the signing key. The private key is ${file}: back it up on paper or on a USB stick in a safe.`,
    );
    return kid;
  });
}

/** Permanently removes trust from a key: nothing that it signed is genuine any more. */
export function removeKey(
  context: IssuerContext,
  kid: string,
  reason = '',
  { dryRun = false } = {},
): Promise<void> {
  return runCommand(context, `rotate-key --remove ${kid}`, { dryRun }, async (register) => {
    const keys = readPublicKeys(context);
    const key = keys.find((one) => one.kid === kid);
    if (!key)
      throw new UserError(
        `There is no key ${kid}. The keys are: ${keys.map((one) => one.kid).join(', ')}.`,
      );
    if (!reason)
      throw new UserError(
        'Give a reason: --reason "the computer of the office was stolen". The reason is published.',
      );
    if (dryRun) {
      context.prompts.log(
        `Everything that ${kid} signed would become “not genuine”. Nothing was written.`,
      );
      return;
    }
    if (
      !(await context.prompts.confirm(
        `Everything that ${kid} signed becomes “not genuine”. Remove the key?`,
      ))
    )
      return;
    const removed = { on: today(context), reason };
    saveRegister(context, {
      ...register,
      removedKeys: [...new Set([...register.removedKeys, kid])],
    });
    savePublicKeys(
      context,
      keys.map((one) => (one === key ? { ...one, removed } : one)),
    );
    context.prompts.log(
      `The key ${kid} is no longer trusted. Next: rotate-key, issue its certificates again, publish, then build and upload the site.`,
    );
  });
}

async function createKey(context: IssuerContext, kid: string): Promise<KeyObject> {
  const file = toNewKeyFile(context, kid);
  const passphrase = await context.passphrase(kid, true);
  if (passphrase.length < minPassphraseLength)
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

async function unlock(context: IssuerContext, kid: string): Promise<KeyObject> {
  const file = toKeyFile(context, kid);
  if (!existsSync(file)) {
    throw new UserError(
      `The private key ${kid} is not in ${toPaths(context).keys}. Copy it from the computer on which it was created, or create a new one with rotate-key.`,
    );
  }
  const key = readFileSync(file, 'utf8');
  const passphrase = await context.passphrase(kid, false);
  try {
    return createPrivateKey({ key, passphrase });
  } catch {
    throw new UserError(
      `The passphrase does not unlock ${file}. If it is forgotten, move the file out of its folder and run rotate-key.`,
    );
  }
}
