import type { PortalHealth } from '../../contract/health.ts';
import type { PortalCore } from '../call/core.ts';
import { readBackupAge } from '../database/backup-age.ts';
import type { PortalApp } from './context.ts';

/**
 * Adds `/health`, for monitoring. It fails when the database does not answer.
 *
 * @param backups the folder of the backups
 */
export function addHealth(
  app: PortalApp,
  { database, now }: Pick<PortalCore, 'database' | 'now'>,
  backups: string | undefined,
): void {
  app.get('/health', async (context) => {
    const oldest = await database
      .selectFrom('mails')
      .select('created_at')
      .where('next_at', 'is not', null)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    const health: PortalHealth = {
      database: 'ok',
      oldestUnsentMail: oldest
        ? Math.max(0, Math.round((now().getTime() - Date.parse(oldest.created_at)) / 1000))
        : null,
      lastBackup: backups === undefined ? null : readBackupAge(backups, now()),
    };
    context.header('Cache-Control', 'no-store');
    return context.json(health);
  });
}
