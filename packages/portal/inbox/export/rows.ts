import { sql } from 'kysely';
import type { Database } from '../../service/database/schema.ts';
import type { InboxListQuery } from '../list/query.ts';
import { selectListed, listDirection } from '../list/read.ts';

/** Rows per query, so that no reader blocks the database. */
const batchSize = 500;

/** Reads the rows of a list in batches, in the order of the list. */
export async function* readRows(database: Database, query: InboxListQuery) {
  let rows = await readBatch(database, query);
  while (rows.length > 0) {
    yield rows;
    rows = await readBatch(database, query, rows.at(-1));
  }
}

/** A row with its last change. */
export type ExportedRow = Awaited<ReturnType<typeof readBatch>>[0];

function readBatch(
  database: Database,
  query: InboxListQuery,
  after?: { due_day: string | null; id: string },
) {
  const direction = listDirection(query);
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  return selectListed(database, query)
    .leftJoin('changes', (join) =>
      join
        .onRef('changes.submission_id', '=', 'submissions.id')
        .onRef('changes.version', '=', 'submissions.version'),
    )
    .selectAll('submissions')
    .select(['changes.changed_at', 'changes.note'])
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(submissions.due_day, submissions.id) ${sign} (${after?.due_day}, ${after?.id})`,
      ),
    )
    .orderBy('submissions.due_day', direction)
    .orderBy('submissions.id', direction)
    .limit(batchSize)
    .execute();
}
