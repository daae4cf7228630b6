import { setImmediate } from 'node:timers/promises';
import { PostgresAdapter, sql, type SelectQueryBuilder } from 'kysely';
import type { Retention } from '../../contract/settings.ts';
import { countRows } from '../database/count-rows.ts';
import { mayDelete, type DeletionRun } from '../database/deletion-guard.ts';
import type { Database, Schema, Store } from '../database/schema.ts';
import { wipe } from '../database/wipe.ts';
import { kinds, type SubmissionKind } from '../database/submission-kinds.ts';
import { toKeptFrom } from './retention.ts';

type Table =
  'submissions' | 'answers' | 'limits' | 'mails' | 'access_log' | 'sign_ins' | 'sessions';

/** Rows for one transaction: SQLite is blocked for about 20 milliseconds. */
const batchSize = 100;

/** Selects the due rows. */
type Find = (store: Store | Database) => SelectQueryBuilder<Schema, Table, { id: string }>;

/**
 * Deletes submissions after the retention of the settings, with their mails and codes, and data
 * needed for a few days only. If the guard stops it, deletes nothing. Logs how much, or why not.
 *
 * @returns the number of deleted submissions
 */
export async function deleteDue(
  database: Database,
  { backups: _, ...retention }: Retention,
  run: DeletionRun,
): Promise<number> {
  const keptFrom = toKeptFrom(retention, run.now);
  let due = 0;
  for (const kind of kinds) due += await countRows(findOld(database, kind, keptFrom[kind]));
  const all = await countRows(database.selectFrom('submissions'));
  const isAllowed = await mayDelete(database, { task: 'deletion', retention, due, all }, run);
  const deleted = isAllowed ? await deleteBatches(database, keptFrom, run) : 0;
  if (deleted > 0) run.log(`deleted what was due: ${deleted}`);
  // Also what the staff have deleted.
  await wipe(database);
  return deleted;
}

/** Returns the number of deleted submissions. */
async function deleteBatches(
  database: Database,
  keptFrom: ReturnType<typeof toKeptFrom>,
  { now, signal }: DeletionRun,
): Promise<number> {
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
  for (const kind of kinds)
    deleted += await deleteAll('submissions', (store) => findOld(store, kind, keptFrom[kind]));
  for (const [table, time, from] of [
    ['answers', 'answered_at', keptFrom.answers],
    ['limits', 'started_at', keptFrom.limits],
    ['access_log', 'logged_at', keptFrom.accessLog],
    ['sign_ins', 'expires_at', now.toISOString()],
    ['sessions', 'expires_at', now.toISOString()],
  ] as const)
    await deleteAll(table, (store) =>
      store.selectFrom(table).select('id').where(sql.ref(time), '<', from),
    );
  await deleteAll('mails', (store) =>
    store
      .selectFrom('mails')
      .select('id')
      .where('submission_id', 'is', null)
      .where('created_at', '<', keptFrom.otherMails),
  );
  return deleted;
}

async function deleteSome(store: Store, table: Table, find: Find) {
  const isPostgres = store.getExecutor().adapter instanceof PostgresAdapter;
  // Waits for those who change a row now, and looks again: somebody may just have got a new code.
  const due = await find(store)
    .limit(batchSize)
    .$if(isPostgres, (query) => query.forUpdate())
    .execute();
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return { found: 0, deleted: 0 };
  const { numDeletedRows } = await store
    .deleteFrom(table)
    .where('id', 'in', find(store).where(`${table}.id`, 'in', ids))
    .executeTakeFirstOrThrow();
  return { found: ids.length, deleted: Number(numDeletedRows) };
}

/** Requests not confirmed in time. */
const findUnconfirmed = (store: Store | Database, from: string, now: string) =>
  store
    .selectFrom('submissions')
    .select('submissions.id')
    .where('state', '=', 'unconfirmed')
    .where('received_at', '<', from)
    // Somebody may just have requested another code.
    .where('submissions.id', 'not in', ({ selectFrom }) =>
      selectFrom('codes').select('codes.submission_id').where('expires_at', '>', now),
    );

/** Submissions without a change since a time, except those on hold and open complaints. */
const findOld = (store: Store | Database, kind: SubmissionKind, from: string) =>
  store
    .selectFrom('submissions')
    .select('submissions.id')
    .where('kind', '=', kind)
    .where('received_at', '<', from)
    .where('on_hold', '=', 0)
    .$if(kind === 'complaint', (query) => query.where('is_open', '=', 0))
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
