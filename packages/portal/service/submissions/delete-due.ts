import { setImmediate } from 'node:timers/promises';
import type { Retention } from '../../contract/settings.ts';
import type { SelectQueryBuilder } from 'kysely';
import type { Database, Schema, Store } from '../database/schema.ts';
import { wipe } from '../database/wipe.ts';
import { kindLetters, type SubmissionKind } from '../database/submission-kinds.ts';
import { toKeptFrom } from './retention.ts';

type Table = 'submissions' | 'answers' | 'limits' | 'mails' | 'access_log';

/** Rows for one transaction: SQLite is blocked for about 20 milliseconds. */
const batchSize = 100;

/** Selects the due rows. */
type Find = (store: Store) => SelectQueryBuilder<Schema, Table, { id: string }>;

/**
 * Deletes submissions after the retention time of the settings, with their mails and codes, and data
 * needed for a few days only. Deletes in batches.
 *
 * @param signal ends early and leaves the rest to the next run
 * @returns the number of deleted submissions
 */
export async function deleteDue(
  database: Database,
  retention: Retention,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const keptFrom = toKeptFrom(retention, now);
  const deleteAll = async (table: Table, find: Find) => {
    let deleted = 0;
    // Another process may delete the same rows at the same time, so the number found ends the loop.
    for (let found = batchSize; found === batchSize && !signal?.aborted;) {
      const turn = await database.transaction().execute((store) => deleteSome(store, table, find));
      deleted += turn.deleted;
      found = turn.found;
      await setImmediate();
    }
    return deleted;
  };

  let deleted = await deleteAll('submissions', (store) =>
    findUnconfirmed(store, keptFrom.unconfirmed, now.toISOString()),
  );
  for (const kind of Object.keys(kindLetters) as SubmissionKind[])
    deleted += await deleteAll('submissions', (store) => findOld(store, kind, keptFrom[kind]));
  await deleteAll('answers', (store) =>
    store.selectFrom('answers').select('id').where('answered_at', '<', keptFrom.answers),
  );
  await deleteAll('limits', (store) =>
    store.selectFrom('limits').select('id').where('started_at', '<', keptFrom.limits),
  );
  await deleteAll('access_log', (store) =>
    store.selectFrom('access_log').select('id').where('logged_at', '<', keptFrom.accessLog),
  );
  await deleteAll('mails', (store) =>
    store
      .selectFrom('mails')
      .select('id')
      .where('submission_id', 'is', null)
      .where('created_at', '<', keptFrom.otherMails),
  );
  if (deleted > 0) await wipe(database);
  return deleted;
}

async function deleteSome(store: Store, table: Table, find: Find) {
  const due = await find(store).limit(batchSize).execute();
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return { found: 0, deleted: 0 };
  const { numDeletedRows } = await store
    .deleteFrom(table)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return { found: ids.length, deleted: Number(numDeletedRows) };
}

/** Requests not confirmed in time. */
const findUnconfirmed = (store: Store, from: string, now: string) =>
  store
    .selectFrom('submissions')
    .select('submissions.id')
    .where('state', '=', 'unconfirmed')
    .where('received_at', '<', from)
    // Somebody may just have requested another code.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('codes')
            .select('codes.id')
            .whereRef('codes.submission_id', '=', 'submissions.id')
            .where('expires_at', '>', now),
        ),
      ),
    );

/** Submissions without a change since a time. */
const findOld = (store: Store, kind: SubmissionKind, from: string) =>
  store
    .selectFrom('submissions')
    .select('submissions.id')
    .where('kind', '=', kind)
    .where('received_at', '<', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('changes')
            .select('version')
            .whereRef('changes.submission_id', '=', 'submissions.id')
            .where('changed_at', '>=', from),
        ),
      ),
    );
