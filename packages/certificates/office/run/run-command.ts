import { writeRegisterList } from '../register/register-spreadsheet.ts';
import { assumeYes, type IssuerContext } from '../context/context.ts';
import type { Prepare, PreparedCommand } from './prepare-register.ts';
import type { Change, Register } from '../register/register.ts';
import { loadRegister, lockRegister } from '../register/register-file.ts';
import { readRegister, replaceRegister, writeChange } from '../register/register-rows.ts';

export interface WritingCommand extends PreparedCommand {
  /**
   * Commits the events of the published lists and the changes of the command. Write files that rely
   * on the commit after it. Does nothing in a dry run.
   */
  save: (change: Change) => void;
}

interface RunCommandOptions {
  dryRun: boolean;
  /** Certificates to add before the register is compared with the published lists. */
  found?: Register['certificates'];
  /** Replaces the register. */
  restored?: Register;
}

/**
 * Runs a command that writes. It locks and backs up the register, and adds the events of the
 * published lists. Changes that the command does not save are rolled back. A dry run neither locks
 * nor writes.
 */
export async function runCommand<Result>(
  context: IssuerContext,
  { dryRun, found, restored }: RunCommandOptions,
  prepare: Prepare,
  run: (command: WritingCommand) => Promise<Result>,
): Promise<Result> {
  if (dryRun) {
    const register = restored ?? loadRegister(context, found);
    return run({ ...(await prepare(assumeYes(context), register)), save: () => undefined });
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
    // Closing rolls back an open transaction.
    database.close();
  }
}
