import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { StatusEntry } from '../../../core/certificates/status-list.ts';
import { writeFileAtomic } from '../../file-cache.ts';
import { runCommand } from './command.ts';
import { createEmptyFolder, replaceFolder } from './files.ts';
import { createLookUpFiles } from './look-up-files.ts';
import { checkPublicKeys, findActiveKey, loadActiveKey, readPublicKeys } from './keys.ts';
import { openSecrets } from './look-up-secrets.ts';
import { findLosses, readPublished, toDigest, type Losses } from './published.ts';
import { toPaths, today, UserError, type IssuerContext } from './context.ts';
import { getStatus, saveRegister, type Register } from './register.ts';
import { signStatusList } from './sign.ts';

/** The number of look-up files. */
const shardCount = 256;

/**
 * Publishes the register: the signed status list, and the look-up by number, encrypted again.
 * Certificates whose number consists of digits only are left out of the look-up, because they can
 * be guessed.
 *
 * @param acceptLoss why something that was published before is missing; without it, nothing may be
 * missing
 * @throws {UserError} if the register would take back something that was published
 */
export function publish(
  context: IssuerContext,
  { dryRun = false, acceptLoss }: { dryRun?: boolean; acceptLoss?: string | undefined } = {},
): Promise<void> {
  return runCommand(context, 'publish', { dryRun }, async (register) => {
    checkPublicKeys(context, register);
    const losses = findLosses(register, await readPublished(context, register.list));
    refuseLosses(losses, acceptLoss);
    const entries = [...toStatusEntries(register), ...losses.orphans];
    const count = `${register.certificates.length} certificates, ${entries.length} of them revoked or suspended`;
    if (dryRun) {
      context.prompts.log(`Would publish ${count}. Nothing was written.`);
      return;
    }
    const key = findActiveKey(readPublicKeys(context)) && (await loadActiveKey(context));
    const id = randomUUID();
    const list =
      key &&
      (await signStatusList(register.list, entries, context.issuer, key, {
        issued: context.now(),
        id,
      }));
    const files = await prepareLookUp(context, register);
    // The register knows of a publication before it is visible, so that an interruption leaves none
    // that it does not know.
    if (list)
      saveRegister(
        context,
        addPublication(context, register, id, losses.other.length > 0 ? acceptLoss : undefined),
      );
    replaceLookUp(context, files);
    if (list) writeFileAtomic(join(toPaths(context).statusLists, `${register.list}.jwt`), list);
    context.prompts.log(
      `Published ${count}. Now build and upload the site. Publish again within a week even if nothing changes: when the status list expires, every result turns amber.`,
    );
  });
}

/** @throws {UserError} if the register lacks something that is published, and that was not accepted */
function refuseLosses({ withdrawals, other }: Losses, acceptLoss: string | undefined): void {
  if (withdrawals.length === 0 && (other.length === 0 || acceptLoss)) return;
  throw new UserError('The register lacks something that is published. Nothing was published.', [
    ...withdrawals,
    ...other,
    'Restore the newest register: npm run certificate -- backups shows what there is.',
    'If there is no newer one: restore certificates from their PDF files, suspend or revoke again what is named here, then publish --accept-loss --reason "…".',
    'Step by step: “A lost register” in docs/editors/en/certificates.md',
  ]);
}

function addPublication(
  context: IssuerContext,
  register: Register,
  id: string,
  loss: string | undefined,
): Register {
  const publication = {
    id,
    on: today(context),
    certificates: register.certificates.length,
    digest: toDigest(register),
    ...(loss && { loss }),
  };
  return { ...register, publications: [...register.publications, publication] };
}

/** The look-up files by their paths on the site. */
async function prepareLookUp(
  context: IssuerContext,
  register: Register,
): Promise<Map<string, string>> {
  const certificates = register.certificates.filter(({ number }) =>
    /[A-Z]/.test(number.replace(/^.*-/, '')),
  );
  const secrets = openSecrets(context, findActiveKey(readPublicKeys(context))?.kid);
  const progress = context.prompts.progress('Encrypting the look-up', certificates.length);
  const onRecord = (number: string) => {
    context.signal.throwIfAborted();
    progress.advance(number);
  };
  try {
    const files = await createLookUpFiles(context.issuer, certificates, shardCount, {
      ...secrets,
      onRecord,
    });
    context.signal.throwIfAborted();
    progress.done(`${certificates.length} certificates can be looked up by number.`);
    return files;
  } finally {
    secrets.save();
  }
}

function replaceLookUp(context: IssuerContext, files: ReadonlyMap<string, string>): void {
  const { lookUp, oldLookUp, temporary } = toPaths(context);
  const replacement = createEmptyFolder(temporary, 'look-up');
  for (const [path, text] of files) writeFileSync(join(replacement, basename(path)), text);
  replaceFolder(replacement, lookUp, oldLookUp);
}

function toStatusEntries(register: Register): StatusEntry[] {
  return register.certificates.flatMap((certificate) => {
    const status = getStatus(certificate);
    const since = certificate.events.at(-1)?.on;
    return status === 'valid' || !since ? [] : [{ idx: certificate.idx, status, since }];
  });
}
