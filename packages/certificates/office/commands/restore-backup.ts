import { existsSync, renameSync } from 'node:fs';
import { listBackups, type Backup } from '../register/backups.ts';
import { tryRead } from './try-read.ts';
import { runCommand } from '../run/run-command.ts';
import { prepareWithSite } from '../run/prepare-register.ts';
import { officePaths, UserError, type IssuerContext } from '../context/context.ts';
import { loadSiteList, findLocalLists, mergeTrusted } from '../lists/found-lists.ts';
import { reconcile } from '../lists/reconcile.ts';
import { getStatus, type Register } from '../register/register.ts';
import { loadBackup, loadRegister } from '../register/register-file.ts';

/**
 * Lists the backups of the register, newest first. Each line says what the backup contains and how
 * many published changes it lacks.
 */
export async function showBackups(context: IssuerContext): Promise<void> {
  const backups = listBackups(context);
  if (backups.length === 0) {
    context.prompts.log(`There is no backup of the register in ${officePaths(context).backups}.`);
    return;
  }
  const answer = await loadSiteList(context);
  if (answer.problem) context.prompts.log(answer.problem);
  const published = mergeTrusted(context, await findLocalLists(context), answer);
  for (const { number, on, file } of backups) {
    const register = (await tryRead(() => loadBackup(file))).value;
    const lacks = register ? reconcile(register, published).events.length : 0;
    context.prompts.log(
      `${number}  ${on}  ${describe(register)}${lacks > 0 ? `; changes of status published since, which restore adds: ${lacks}` : ''}`,
    );
  }
}

/**
 * Replaces the register by a backup and adds the changes published since. The present register
 * becomes a backup; a damaged one is renamed.
 *
 * @throws {UserError} if there is no intact backup with this number
 */
export async function restoreRegister(
  context: IssuerContext,
  number: number,
  { dryRun = false } = {},
): Promise<void> {
  const backup = listBackups(context).find((one) => one.number === number);
  if (!backup)
    throw new UserError(
      `There is no backup ${number}. List the backups: npm run certificate -- backups`,
    );
  const restored = await showDifferences(context, backup);
  if (!dryRun) {
    if (!(await context.prompts.confirm(`Replace the register by the backup ${number}?`))) return;
    const { register } = officePaths(context);
    if (existsSync(register) && (await tryRead(() => loadRegister(context))).problem)
      renameSync(register, `${register}.damaged-${context.now()}`);
  }
  await runCommand(context, { dryRun, restored }, prepareWithSite, () => {
    context.prompts.log(
      dryRun
        ? 'Nothing was written.'
        : 'The register is restored. Compare it with what is published: npm run certificate -- publish --dry-run',
    );
    return Promise.resolve();
  });
}

/** Shows the content of a backup, and the changes that would be lost. */
async function showDifferences(
  context: IssuerContext,
  { number, on, file }: Backup,
): Promise<Register> {
  const restored = loadBackup(file);
  context.prompts.log(`Backup ${number} of ${on}: ${describe(restored)}`);
  const present = (await tryRead(() => loadRegister(context))).value;
  const statuses = new Map(restored.certificates.map((one) => [one.number, getStatus(one)]));
  for (const certificate of present?.certificates ?? []) {
    const status = statuses.get(certificate.number);
    if (status !== getStatus(certificate))
      context.prompts.log(
        `Would be lost: ${certificate.number} of ${certificate.name}, ${getStatus(certificate)}; in the backup ${status ?? 'missing'}`,
      );
  }
  return restored;
}

function describe(register: Register | undefined): string {
  if (!register) return 'damaged';
  const withdrawn = register.certificates.filter((one) => getStatus(one) !== 'valid').length;
  return `${register.certificates.length} certificates, ${withdrawn} of them revoked or suspended`;
}
