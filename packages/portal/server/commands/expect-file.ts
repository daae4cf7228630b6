import { isPostgres } from '../../service/database/open.ts';

/** @throws {Error} when a database is not a file: Postgres has tools of its own for backups */
export function expectFile(database: string): void {
  if (isPostgres(database))
    throw new Error(
      'Postgres is copied by its own tools: pg_dump --format=custom, and pg_restore to put a copy back.',
    );
}
