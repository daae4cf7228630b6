import type { DeleteResult } from 'kysely';
import type { Retention } from '../../src/core/portal-settings.ts';
import type { Database } from '../database/schema.ts';
import { wipe } from '../database/wipe.ts';
import { inTurns, rowsOfTurn } from '../in-turns.ts';
import { kindLetters, type Kind } from './kinds.ts';
import { toKeptFrom } from './retention.ts';

/**
 * Deletes what has been kept for as long as the settings say, with its mails and codes, and what
 * the portal needs for a few days only; some rows at a time.
 *
 * @param signal ends it early; the rest is deleted the next time
 * @returns how many submissions were deleted
 */
export async function deleteDue(
  database: Database,
  retention: Retention,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const keptFrom = toKeptFrom(retention, now);
  const deleteAll = async (deleteSome: () => Promise<DeleteResult>) => {
    let deleted = 0;
    await inTurns(async () => {
      const { numDeletedRows } = await deleteSome();
      deleted += Number(numDeletedRows);
      return Number(numDeletedRows) === rowsOfTurn;
    }, signal);
    return deleted;
  };

  let deleted = await deleteAll(() =>
    database
      .deleteFrom('submissions')
      .where('id', 'in', (due) =>
        due
          .selectFrom('submissions')
          .select('submissions.id')
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
          .limit(rowsOfTurn),
      )
      .executeTakeFirstOrThrow(),
  );
  for (const kind of Object.keys(kindLetters) as Kind[])
    deleted += await deleteAll(() =>
      database
        .deleteFrom('submissions')
        .where('id', 'in', (due) =>
          due
            .selectFrom('submissions')
            .select('submissions.id')
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
            .limit(rowsOfTurn),
        )
        .executeTakeFirstOrThrow(),
    );
  await deleteAll(() =>
    database
      .deleteFrom('answers')
      .where('id', 'in', (due) =>
        due
          .selectFrom('answers')
          .select('id')
          .where('answered_at', '<', keptFrom.answers)
          .limit(rowsOfTurn),
      )
      .executeTakeFirstOrThrow(),
  );
  await deleteAll(() =>
    database
      .deleteFrom('limits')
      .where('id', 'in', (due) =>
        due
          .selectFrom('limits')
          .select('id')
          .where('started_at', '<', keptFrom.limits)
          .limit(rowsOfTurn),
      )
      .executeTakeFirstOrThrow(),
  );
  await deleteAll(() =>
    database
      .deleteFrom('mails')
      .where('id', 'in', (due) =>
        due
          .selectFrom('mails')
          .select('id')
          .where('submission_id', 'is', null)
          .where('created_at', '<', keptFrom.otherMails)
          .limit(rowsOfTurn),
      )
      .executeTakeFirstOrThrow(),
  );
  if (deleted > 0) await wipe(database);
  return deleted;
}
