import { writeRegisterList } from '../register/register-spreadsheet.ts';
import { askNobody, type IssuerContext } from '../context/context.ts';
import type { Prepare, Prepared } from './prepare-register.ts';
import type { Change, Register } from '../register/register.ts';
import { loadRegister, lockRegister } from '../register/register-file.ts';
import { readRegister, replaceRegister, writeChange } from '../register/register-rows.ts';

/** What a command that writes works with. */
export interface Writing extends Prepared {
  /**
   * Commits what was found in published lists, and what the command adds. Files that rely on it are
   * written afterwards. Not called in a dry run.
   */
  save: (change: Change) => void;
}

interface Options {
  dryRun: boolean;
  /** Certificates that are added to the register, before it is compared with what was published. */
  found?: Register['certificates'];
  /** A register that replaces the present one. */
  restored?: Register;
}

/**
 * Runs a command that writes: alone until it saves, with a copy of the register saved before, and
 * with everything added that the world was told. What a command did not save is undone. A dry run
 * neither waits nor writes.
 */
export async function runCommand<Result>(
  context: IssuerContext,
  { dryRun, found, restored }: Options,
  prepare: Prepare,
  run: (writing: Writing) => Promise<Result>,
): Promise<Result> {
  if (dryRun) {
    const register = restored ?? loadRegister(context, found);
    return run({ ...(await prepare(askNobody(context), register)), save: () => undefined });
  }
  const database = lockRegister(context, { restored: restored !== undefined });
  try {
    if (restored) replaceRegister(database, restored);
    writeChange(database, { certificates: found });
    const prepared = await prepare(context, readRegister(database));
    const save = (change: Change) => {
      writeChange(database, { events: prepared.events });
      writeChange(database, change);
      database.exec('COMMIT');
      writeRegisterList(context, readRegister(database));
    };
    const result = await run({ ...prepared, save });
    if (database.isTransaction) save({});
    return result;
  } finally {
    // Closing undoes what was not committed.
    database.close();
  }
}
