import type { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { Database } from '../database/schema.ts';

/**
 * Says whether the portal can store and send: the oldest mail that is not sent yet, in seconds.
 * Throws when the database does not answer.
 */
export function addHealth(
  app: Hono<{ Bindings: HttpBindings }>,
  database: Database,
  now: () => Date,
): void {
  app.get('/health', async (context) => {
    const oldest = await database
      .selectFrom('mails')
      .select('created_at')
      .where('next_at', 'is not', null)
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    const oldestUnsentMail = oldest
      ? Math.round((now().getTime() - Date.parse(oldest.created_at)) / 1000)
      : null;
    context.header('Cache-Control', 'no-store');
    return context.json({ database: 'ok', oldestUnsentMail });
  });
}
