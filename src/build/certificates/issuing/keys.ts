import { createPublicKey } from 'node:crypto';
import { runCommand } from './command.ts';
import { toPaths, today, UserError, type IssuerContext } from './context.ts';
import { listKeyFiles, nextKeyId, toKeyFile } from './key-files.ts';
import { findActiveKey, readPublicKeys, savePublicKeys } from './public-keys.ts';
import { saveRegister } from './register.ts';
import { createKey, unlock } from './signing-key.ts';

/**
 * Creates a key pair and retires the current key, whose signatures stay valid. The private key is
 * encrypted with a passphrase (PKCS#8) and written into the issuer’s folder, then the public key
 * into the project. After an interruption between the two, the key that was already created is
 * used.
 *
 * @returns the id of the new key
 */
export function rotateKey(context: IssuerContext, { dryRun = false } = {}): Promise<string> {
  return runCommand(context, 'rotate-key', { dryRun, signs: true }, async () => {
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
  const options = { dryRun, removing: kid };
  return runCommand(context, `rotate-key --remove ${kid}`, options, async ({ register }) => {
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
