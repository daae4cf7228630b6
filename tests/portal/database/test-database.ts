import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { makeFolder } from '../../support/make-folder.ts';

export const isOnPostgres = () => inject('postgres') !== undefined;

/**
 * Creates an empty database that can be opened more than once, and removes it after the test. Returns
 * its file or, on Postgres, its address.
 */
export async function makeDatabase(): Promise<string> {
  const server = inject('postgres');
  if (server !== undefined) return createDatabase(server);
  const folder = makeFolder();
  return join(folder, 'portal.sqlite');
}

/** Unused Postgres databases, kept because creating one takes longer than most tests. */
const free: string[] = [];

/** Lends a database with empty tables, or with none. `release` ends the loan. */
export async function lendDatabase(): Promise<{ name: string; release: () => Promise<void> }> {
  const server = inject('postgres');
  if (server === undefined) return { name: ':memory:', release: () => Promise.resolve() };
  const name = free.pop() ?? (await createDatabase(server));
  const release = async () => {
    await emptyTables(name);
    free.push(name);
  };
  return { name, release };
}

/** It is removed with the Postgres of the run. */
async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

function emptyTables(name: string): Promise<unknown> {
  return withClient(name, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables
       where schemaname = 'public' and tablename not like 'kysely%'`,
    );
    const statements = rows.map((table) => `delete from ${table.name};`).join(' ');
    // Without the checks of references, in any order.
    await client.query(`set session_replication_role = replica; ${statements}`);
  });
}

async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>) {
  const client = new Client(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
