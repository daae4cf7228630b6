import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { listBackups, saveBackup } from './backups.ts';
import { officePaths, UserError, type IssuerContext } from '../context/context.ts';
import type { Register } from './register.ts';
import { readRegister, tables } from './register-rows.ts';

const help =
  'List the backups: npm run certificate -- backups. Then restore one: npm run certificate -- restore <number>.';

/** Result codes of SQLite. */
const busy = 5;
const damaged = [11, 26];

/** True before the first command succeeds. A failed command may leave an empty file. */
function isNew(file: string): boolean {
  return !existsSync(file) || statSync(file).size === 0;
}

/** @throws {UserError} if the register is missing although it has backups */
function checkNotMissing(context: IssuerContext): void {
  const { register: file } = officePaths(context);
  if (isNew(file) && listBackups(context).length > 0)
    throw new UserError(`The register ${file} is missing, but it has backups. ${help}`);
}

/**
 * Opens and backs up the register for a command that writes. No other command can write until the
 * register is committed or closed.
 *
 * @param restored true if a backup replaces the register, so that it may be missing
 * @throws {UserError} if it is missing or damaged, or another command locks it for too long
 */
export function lockRegister(context: IssuerContext, { restored = false } = {}): DatabaseSync {
  const { register: file } = officePaths(context);
  if (!restored) checkNotMissing(context);
  mkdirSync(context.folder, { recursive: true });
  chmodSync(context.folder, 0o700);
  closeSync(openSync(file, 'a', 0o600));
  const database = open(file, { timeout: context.lockTimeout }, 'BEGIN IMMEDIATE');
  try {
    if (!isNew(file)) saveBackup(context);
    database.exec(tables);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Loads the register, which is empty before the first certificate is issued.
 *
 * @param found certificates to add
 * @throws {UserError} if it is missing or damaged
 */
export function loadRegister(
  context: IssuerContext,
  found: Register['certificates'] = [],
): Register {
  const { register: file } = officePaths(context);
  checkNotMissing(context);
  return isNew(file)
    ? { certificates: found, publications: [], removedKeys: [] }
    : readFile(file, { timeout: context.lockTimeout }, found);
}

/** @throws {UserError} if the backup is damaged */
export function loadBackup(file: string): Register {
  return readFile(file, { readOnly: true });
}

interface OpenOptions {
  /** The maximum wait for another command, in milliseconds. */
  timeout?: number;
  readOnly?: boolean;
}

function readFile(file: string, options: OpenOptions, found?: Register['certificates']): Register {
  const database = open(file, options);
  try {
    return readRegister(database, found);
  } finally {
    database.close();
  }
}

/**
 * Opens a register. `DELETE` leaves no journal file between commands, because offices copy folders.
 * `EXTRA` syncs the folder after a commit, because files written next rely on the commit.
 */
function open(file: string, options: OpenOptions, begin = ''): DatabaseSync {
  const database = new DatabaseSync(file, options);
  try {
    database.exec(`PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; ${begin}`);
    const { quick_check: found } = database.prepare('PRAGMA quick_check').get() ?? {};
    if (found === 'ok') return database;
    throw new UserError(`The register ${file} is damaged. ${help}`);
  } catch (error) {
    database.close();
    throw explain(error, file);
  }
}

function explain(error: unknown, file: string): unknown {
  const { errcode = 0 } = error as { errcode?: number };
  if (errcode === busy)
    return new UserError(
      'Another command is running, or waits for an answer in another window. Nothing was changed. Finish that command, then run this one again.',
    );
  return damaged.includes(errcode)
    ? new UserError(`The register ${file} is damaged. ${help}`)
    : error;
}
