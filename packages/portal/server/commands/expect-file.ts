import { isPostgres } from '../../service/database/open.ts';

/** @throws {Error} for Postgres, which has its own tools for backups */
export function expectFile(database: string): void {
  if (isPostgres(database))
    throw new Error(
      'Postgres is copied by its own tools: pg_dump --format=custom, and pg_restore to put a copy back.',
    );
}
