import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database, Schema } from './schema.ts';

/**
 * Connections of a process, and timeouts in milliseconds.
 */
const options = {
  max: 10,
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 15_000,
};

/**
 * Opens a Postgres database, which several processes can share. Connects on the first query, and
 * again after the connection was lost.
 *
 * @param url such as `postgres://user:password@database.example/portal`
 */
export function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url, ...options });
  // A lost connection fails its query, and the pool opens another. Without these handlers the
  // process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
