import type { Retention } from '../../src/core/portal-settings.ts';
import type { Database } from '../database/schema.ts';
import { wipe } from '../database/wipe.ts';
import { kindLetters, type Kind } from './kinds.ts';
import { toKeptFrom } from './retention.ts';

/**
 * Deletes what has been kept for as long as the settings say, with its mails and codes, and what
 * the portal needs for a few days only.
 *
 * @returns how many submissions were deleted
 */
export async function deleteDue(
  database: Database,
  retention: Retention,
  now: Date,
): Promise<number> {
  const keptFrom = toKeptFrom(retention, now);
  const results = [
    await database
      .deleteFrom('submissions')
      .where('state', '=', 'unconfirmed')
      .where('received_at', '<', keptFrom.unconfirmed)
      // Somebody may have asked for another code just now.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('codes')
              .select('codes.id')
              .whereRef('codes.submission_id', '=', 'submissions.id')
              .where('expires_at', '>', now.toISOString()),
          ),
        ),
      )
      .executeTakeFirst(),
  ];
  for (const kind of Object.keys(kindLetters) as Kind[])
    results.push(
      await database
        .deleteFrom('submissions')
        .where('kind', '=', kind)
        .where('received_at', '<', keptFrom[kind])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('changes')
                .select('version')
                .whereRef('changes.submission_id', '=', 'submissions.id')
                .where('changed_at', '>=', keptFrom[kind]),
            ),
          ),
        )
        .executeTakeFirst(),
    );
  await database.deleteFrom('answers').where('answered_at', '<', keptFrom.answers).execute();
  await database.deleteFrom('limits').where('started_at', '<', keptFrom.limits).execute();
  await database
    .deleteFrom('mails')
    .where('submission_id', 'is', null)
    .where('created_at', '<', keptFrom.otherMails)
    .execute();
  const deleted = results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
  if (deleted > 0) await wipe(database);
  return deleted;
}
