import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import type { Database, Schema } from './schema.ts';

/** SQLite undoes changes of tables with their transaction, which Kysely does not expect of it. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter() {
    return new Adapter();
  }
}

function toStatement(sql: string, isTransaction: boolean): string {
  // From its start a transaction is the only one that writes. One that read first would fail at its
  // first change when another process has written in between.
  if (sql === 'begin') return 'begin immediate';
  // SQLite undoes some by itself, such as on a full disk. That there is none left is no failure:
  // it would hide the first one.
  return sql === 'rollback' && !isTransaction ? 'select 1' : sql;
}

/** Statements kept. Lists of ids of each length have a text of their own. */
const maxStatements = 500;

/** Prepares each text once, because that takes longer than most statements. */
function prepareOnce(database: DatabaseSync): SqliteDatabase['prepare'] {
  const statements = new Map<string, SqliteStatement>();
  return (text) => {
    const sql = toStatement(text, database.isTransaction);
    const known = statements.get(sql);
    if (known) return known;
    const prepared = database.prepare(sql);
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    const statement = {
      reader: prepared.columns().length > 0,
      all: (parameters: readonly unknown[]) => prepared.all(...values(parameters)),
      run: (parameters: readonly unknown[]) => prepared.run(...values(parameters)),
      iterate: (parameters: readonly unknown[]) => prepared.iterate(...values(parameters)),
    };
    if (statements.size === maxStatements) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
}

/**
 * Opens a database of SQLite. What a transaction has stored is on the disk when it ends, and what
 * is deleted is overwritten.
 *
 * @param file its file, or `:memory:`
 */
export function openSqlite(file: string): Database {
  const database = new DatabaseSync(file, { timeout: 5000 });
  for (const setting of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'secure_delete = ON',
    'foreign_keys = ON',
  ])
    database.exec(`PRAGMA ${setting}`);
  return new Kysely<Schema>({
    dialect: new Dialect({
      database: {
        close: () => database.close(),
        prepare: prepareOnce(database),
      },
    }),
  });
}
