import { existsSync, readdirSync } from 'node:fs';
import { runCommand } from '../run/run-command.ts';
import {
  confirmWrite,
  officePaths,
  today,
  UserError,
  type IssuerContext,
} from '../context/context.ts';
import { prepare, prepareToSign, type Prepare } from '../run/prepare-register.ts';
import { findActiveKey, readPublicKeys, savePublicKeys } from '../keys/public-keys.ts';
import { createKey, getKeyFile } from '../keys/signing-key.ts';

/**
 * Creates a key pair and retires the current key, whose signatures stay valid. The private key is
 * encrypted with a passphrase (PKCS#8) and written into the issuer’s folder, then the public key
 * into the project.
 *
 * @returns the id of the new key
 */
export function rotateKey(context: IssuerContext, { dryRun = false } = {}): Promise<string> {
  return runCommand(context, { dryRun }, prepareToSign, async () => {
    const keys = readPublicKeys(context);
    const active = findActiveKey(keys);
    const kid = nextKeyId(context);
    const file = getKeyFile(context, kid);
    const would = `Would create the key ${file} and retire ${active?.kid ?? 'none'}.`;
    if (!(await confirmWrite(context, { dryRun, would }))) return kid;
    const point = await createKey(context, kid);
    const from = today(context);
    savePublicKeys(context, [
      ...keys.map((key) => (key === active ? { ...key, until: from } : key)),
      { kid, ...point, from },
    ]);
    context.prompts.log(
      `The key ${kid} is now the signing key. The private key is ${file}: back it up on paper or on a USB stick in a safe.`,
    );
    return kid;
  });
}

/** The id of the next key of this year. An id counts as used if either half of its key exists. */
function nextKeyId(context: IssuerContext): string {
  const { keys: folder } = officePaths(context);
  const names = [
    ...readPublicKeys(context).map(({ kid }) => kid),
    ...(existsSync(folder) ? readdirSync(folder) : []),
  ];
  const year = today(context).slice(0, 4);
  const counts = names.flatMap((name) => {
    const [, ofYear, count] = /^(\d{4})-(\d+)(?:\.pem)?$/.exec(name) ?? [];
    return ofYear === year ? [Number(count)] : [];
  });
  return `${year}-${Math.max(0, ...counts) + 1}`;
}

/** Permanently removes trust from a key: everything that it signed becomes “not genuine”. */
export function removeKey(
  context: IssuerContext,
  kid: string,
  reason = '',
  { dryRun = false } = {},
): Promise<void> {
  const prepareToRemove: Prepare = (...given) => prepare(...given, kid);
  return runCommand(context, { dryRun }, prepareToRemove, async ({ save }) => {
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
    const would = `Everything that ${kid} signed would become “not genuine”.`;
    const question = `Everything that ${kid} signed becomes “not genuine”. Remove the key?`;
    if (!(await confirmWrite(context, { dryRun, would, question }))) return;
    save({ removedKeys: [kid] });
    const removed = { on: today(context), reason };
    savePublicKeys(
      context,
      keys.map((one) => (one === key ? { ...one, removed } : one)),
    );
    context.prompts.log(
      `The key ${kid} is no longer trusted. Next: rotate-key, issue its certificates again, publish, then build and upload the site.`,
    );
  });
}
