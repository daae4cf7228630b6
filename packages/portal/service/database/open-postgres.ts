import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { Database, Schema } from './schema.ts';

/** Connections of a process, and a timeout in milliseconds. */
const options = { max: 10, connectionTimeoutMillis: 5000 };

/** Milliseconds; longer than the limits that the server keeps itself. */
const maxQuery = { query_timeout: 15_000 };

/** Set on each connection, because poolers such as PgBouncer refuse them when it starts. */
const limits = "set statement_timeout = '10s'; set idle_in_transaction_session_timeout = '10s'";

const unlimited = new WeakMap<Database, Database>();

/** The same database for work that takes longer than a request may: migrations and vacuum. */
export const withoutLimits = (database: Database): Database => unlimited.get(database) ?? database;

/**
 * Opens a Postgres database, which several processes can share. Connects on the first query, and
 * again after the connection was lost.
 *
 * @param url such as `postgres://user:password@database.example/portal`
 */
export function openPostgres(url: string): Database {
  const database = open({ connectionString: url, ...options, ...maxQuery }, limits);
  // Each use has a connection of its own, which ends with it.
  unlimited.set(
    database,
    open({ connectionString: url, ...options, maxUses: 1 }, 'set statement_timeout = 0'),
  );
  return database;
}

function open(config: PoolConfig, settings: string): Database {
  const pool = new Pool(config);
  // A lost connection fails its query, and the pool opens another. Without these handlers the
  // process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.query(settings).catch(() => undefined);
  });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
