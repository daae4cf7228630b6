import type { Database } from '../../service/database/schema.ts';
import type { InboxListQuery } from '../list/query.ts';
import { selectListed, listDirection } from '../list/read.ts';

/** Rows per query, so that no reader blocks the database. */
const batchSize = 500;

/** Reads the rows of a list in batches, in the order of the list. */
export async function* readRows(database: Database, query: InboxListQuery) {
  let last: { due_day: string; id: string } | undefined;
  for (;;) {
    const rows = await readBatch(database, query, last);
    if (rows.length > 0) yield rows;
    const { id, due_day } = rows.at(-1) ?? {};
    if (rows.length < batchSize || id === undefined) return;
    last = { id, due_day: due_day ?? '' };
  }
}

/** A row with its last change. */
export type ExportedRow = Awaited<ReturnType<typeof readBatch>>[0];

function readBatch(
  database: Database,
  query: InboxListQuery,
  last: { due_day: string; id: string } | undefined,
) {
  const direction = listDirection(query);
  const sign = direction === 'asc' ? '>' : '<';
  return selectListed(database, query)
    .leftJoin('changes', (join) =>
      join
        .onRef('changes.submission_id', '=', 'submissions.id')
        .onRef('changes.version', '=', 'submissions.version'),
    )
    .select([
      'submissions.id',
      'submissions.reference',
      'submissions.kind',
      'submissions.state',
      'submissions.name',
      'submissions.email',
      'submissions.language',
      'submissions.payload',
      'submissions.received_at',
      'submissions.due_day',
      'submissions.complaint',
      'changes.changed_at',
      'changes.note',
    ])
    .$if(last !== undefined, (rows) =>
      rows.where(({ or, and, eb }) =>
        or([
          eb('submissions.due_day', sign, last?.due_day ?? ''),
          and([
            eb('submissions.due_day', '=', last?.due_day ?? ''),
            eb('submissions.id', sign, last?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('submissions.due_day', direction)
    .orderBy('submissions.id', direction)
    .limit(batchSize)
    .execute();
}
