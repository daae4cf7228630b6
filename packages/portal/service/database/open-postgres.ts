import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database, Schema } from './schema.ts';

/**
 * How many connections a process has, and how long it waits for one and for an answer, in
 * milliseconds.
 */
const options = {
  max: 10,
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 15_000,
};

/**
 * Opens a database of Postgres, which several processes can use. It connects when it is first
 * asked, and again after the connection was lost.
 *
 * @param url such as `postgres://user:password@database.example/portal`
 */
export function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url, ...options });
  // A connection that is lost fails what it was asked, and the pool makes another. Without these
  // the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
