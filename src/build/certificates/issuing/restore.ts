import { existsSync, readFileSync, renameSync } from 'node:fs';
import type { Told } from '../../../core/certificates/compare-lists.ts';
import { findNewestBackup, listBackups, type Backup } from './backups.ts';
import { recoverInterrupted } from './command.ts';
import { toPaths, UserError, type IssuerContext } from './context.ts';
import { readJson } from './files.ts';
import { askSite, findLocalLists, mergeTrusted } from './found-lists.ts';
import { withLock } from './lock.ts';
import { prepare } from './prepare.ts';
import { reconcile } from './reconcile.ts';
import {
  emptyRegister,
  getStatus,
  parseRegister,
  saveRegister,
  type Register,
} from './register.ts';

/**
 * Lists the backups of the register, newest first, with what each contains and what it lacks of
 * what was published.
 */
export async function showBackups(context: IssuerContext): Promise<void> {
  const backups = listBackups(context);
  const [newest] = backups;
  if (!newest) {
    context.prompts.log(`There is no backup of the register in ${toPaths(context).backups}.`);
    return;
  }
  const { list } = readIfIntact(newest.file) ?? emptyRegister;
  const answer = await askSite(context, list);
  if (answer.problem) context.prompts.log(answer.problem);
  const told = mergeTrusted(context, await findLocalLists(context, list), answer);
  for (const { revision, on, file } of backups) {
    const register = readIfIntact(file);
    const lacks = register ? await countMissing(context, register, told) : 0;
    context.prompts.log(
      `${revision}  ${on}  ${describe(register)}${lacks > 0 ? `; changes of status published since, which restore adds: ${lacks}` : ''}`,
    );
  }
}

/** How many changes of status were published that a register does not know. */
async function countMissing(
  { now }: IssuerContext,
  register: Register,
  told: Told,
): Promise<number> {
  const { lines } = await reconcile(register, told, () => Promise.resolve(true), now());
  return lines.length;
}

/**
 * Makes a backup the register again, as a new revision, with what was published since. A register
 * that is damaged is kept beside it.
 *
 * @throws {UserError} if there is no intact backup with this number
 */
export async function restoreBackup(
  context: IssuerContext,
  revision: number,
  { dryRun = false } = {},
): Promise<void> {
  const backup = listBackups(context).find((one) => one.revision === revision);
  if (!backup)
    throw new UserError(
      `There is no backup ${revision}. List the backups: npm run certificate -- backups`,
    );
  if (dryRun) {
    await prepare(context, announce(context, backup), { dryRun, site: 'asked' });
    context.prompts.log('Nothing was written.');
    return;
  }
  await withLock(context, `restore ${revision}`, async () => {
    recoverInterrupted(context);
    const restored = announce(context, backup);
    if (!(await context.prompts.confirm(`Replace the register by the backup ${revision}?`))) return;
    const prepared = await prepare(context, restored, { site: 'asked' });
    const { register } = toPaths(context);
    if (existsSync(register) && !readIfIntact(register))
      renameSync(register, `${register}.damaged-${context.now()}`);
    saveRegister(
      context,
      prepared.register,
      Math.max(findNewestBackup(context)?.revision ?? 0, readIfIntact(register)?.revision ?? 0),
    );
    context.prompts.log(
      'The register was restored. Now publish --dry-run shows whether it has everything that is published.',
    );
  });
}

/** Shows what a backup has, and what the present register has in addition. */
function announce(context: IssuerContext, backup: Backup): Register {
  const restored = parseRegister(
    readJson(backup.file, undefined, 'Choose another backup.'),
    backup.file,
    'Choose another backup.',
  );
  context.prompts.log(`Backup ${backup.revision} of ${backup.on}: ${describe(restored)}`);
  const present = readIfIntact(toPaths(context).register);
  const statuses = new Map(
    restored.certificates.map((certificate) => [certificate.number, getStatus(certificate)]),
  );
  for (const certificate of present?.certificates ?? []) {
    const status = statuses.get(certificate.number);
    if (status !== getStatus(certificate))
      context.prompts.log(
        `Would be lost: ${certificate.number} of ${certificate.name}, ${getStatus(certificate)}; in the backup ${status ?? 'missing'}`,
      );
  }
  return restored;
}

function readIfIntact(file: string): Register | undefined {
  try {
    return parseRegister(JSON.parse(readFileSync(file, 'utf8')), file);
  } catch {
    return undefined;
  }
}

function describe(register: Register | undefined): string {
  if (!register) return 'damaged';
  const withdrawn = register.certificates.filter(
    (certificate) => getStatus(certificate) !== 'valid',
  ).length;
  return `${register.certificates.length} certificates, ${withdrawn} of them revoked or suspended`;
}
