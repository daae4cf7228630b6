import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { saveBackup } from './backups.ts';
import { removeUnfinishedFiles } from './files.ts';
import { withLock } from './lock.ts';
import { toPaths, type IssuerContext } from './context.ts';
import { prepare, type Preparation, type Prepared } from './prepare.ts';
import { readRegister, saveRegister, type Register } from './register.ts';

/** The beginning of the name of a folder whose certificates are still being printed. */
export const unfinishedPrefix = '.unfinished-';

/**
 * Runs a command that writes: alone, after completing or undoing what an interrupted command left,
 * and with the register as it is then, to which everything is added that the world was told. A dry
 * run neither waits nor repairs nor writes.
 *
 * @param command what the person typed
 */
export async function runCommand<Result>(
  context: IssuerContext,
  command: string,
  options: Preparation,
  run: (prepared: Prepared) => Promise<Result>,
): Promise<Result> {
  if (options.dryRun) return run(await prepare(context, readRegister(context), options));
  return withLock(context, command, async () => {
    recoverInterrupted(context);
    const register = readRegister(context);
    if (register.revision > 0) saveBackup(context, register);
    completeFolders(context, register);
    const prepared = await prepare(context, register, options);
    if (prepared.register === register) return run(prepared);
    return run({ ...prepared, register: saveRegister(context, prepared.register) });
  });
}

/** Deletes files that were not written completely. */
export function recoverInterrupted(context: IssuerContext): void {
  const { backups, keys, keptLists, lookUp, statusLists, publicKeys } = toPaths(context);
  mkdirSync(context.folder, { recursive: true });
  chmodSync(context.folder, 0o700);
  const ownFolders = [context.folder, backups, keys, keptLists];
  for (const folder of [...ownFolders, statusLists, lookUp, join(publicKeys, '..')])
    removeUnfinishedFiles(folder);
}

/**
 * Completes a folder of certificates if they are in the register, and deletes it if they are not.
 */
function completeFolders(context: IssuerContext, register: Register): void {
  const { issued } = toPaths(context);
  if (!existsSync(issued)) return;
  const registered = new Set(register.certificates.map(({ number }) => number));
  for (const name of readdirSync(issued).filter((one) => one.startsWith(unfinishedPrefix))) {
    const path = join(issued, name);
    const isRegistered = readdirSync(path).some((pdf) => registered.has(pdf.split('.')[0] ?? ''));
    if (isRegistered)
      context.prompts.log(`Completed an interrupted run: ${completeFolder(context, path)}`);
    else rmSync(path, { recursive: true, force: true });
  }
}

/** Gives a finished folder its final name, with a number if the name is taken. */
export function completeFolder(context: IssuerContext, unfinished: string): string {
  const name = basename(unfinished).slice(unfinishedPrefix.length);
  const { issued } = toPaths(context);
  const taken = new Set(readdirSync(issued));
  const free = [
    name,
    ...Array.from({ length: taken.size + 1 }, (_, count) => `${name}-${count + 2}`),
  ].find((one) => !taken.has(one));
  const folder = join(issued, free ?? name);
  renameSync(unfinished, folder);
  return folder;
}
