import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database, Schema } from './schema.ts';

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
    dialect: new SqliteDialect({
      database: {
        close: () => database.close(),
        prepare: (sql) => {
          const statement = database.prepare(sql);
          const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
          return {
            reader: statement.columns().length > 0,
            all: (parameters) => statement.all(...values(parameters)),
            run: (parameters) => statement.run(...values(parameters)),
            iterate: (parameters) => statement.iterate(...values(parameters)),
          };
        },
      },
    }),
  });
}
