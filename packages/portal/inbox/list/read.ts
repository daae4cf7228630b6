import { sql, type ExpressionBuilder } from 'kysely';
import { pageSize } from '@federation/base/paging';
import { countRows } from '../../service/database/count-rows.ts';
import type { Database, Schema } from '../../service/database/schema.ts';
import { isOpen, states, type SubmissionState } from '../../service/database/states.ts';
import { kinds as allKinds } from '../../service/database/submission-kinds.ts';
import { selectFound } from '../../service/search/find.ts';
import type { InboxListQuery } from './query.ts';

/** Selects mails that failed for good, except codes, which people request again. */
const isUndelivered = sql<boolean>`mails.error > '' and mails.kind != 'code' and mails.next_at is null`;

type ListFilter = Pick<InboxListQuery, 'view' | 'kinds' | 'text'>;

/** Selects the submissions of a list, unsorted. */
export function selectListed(database: Database, { view, kinds, text }: ListFilter) {
  const found = selectFound(database, text);
  let query = database.selectFrom('submissions').where('submissions.due_day', '>', '');
  if (found) query = query.where('submissions.id', 'in', found);
  if (kinds.length < allKinds.length) query = query.where('submissions.kind', 'in', [...kinds]);
  if (view === 'open' || view === 'unsent') query = query.where('submissions.is_open', '=', 1);
  else if (view !== 'any') query = query.where('submissions.state', '=', view);
  if (view === 'unsent')
    query = query.where('submissions.id', 'in', (eb) =>
      eb.selectFrom('mails').select('mails.submission_id').where(isUndelivered),
    );
  return query;
}

/** The most urgent first; among answered submissions, the newest. */
export const listDirection = ({ view }: Pick<InboxListQuery, 'view'>) =>
  view === 'answered' || view === 'closed' || view === 'spam' ? 'desc' : 'asc';

export async function readList(database: Database, query: InboxListQuery) {
  const direction = listDirection(query);
  const listed = selectListed(database, query);
  // Finds the ids in the index, so that only the rows of the page are read.
  const ids = listed
    .select('id')
    .orderBy('due_day', direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset((query.page - 1) * pageSize);
  return database
    .selectFrom('submissions')
    .selectAll()
    .select(hasFailedMail)
    .where('id', 'in', ids)
    .orderBy('due_day', direction)
    .orderBy('id', direction)
    .execute();
}

export const countList = (database: Database, filter: ListFilter): Promise<number> =>
  countRows(selectListed(database, filter));

const hasFailedMail = ({ selectFrom }: ExpressionBuilder<Schema, 'submissions'>) =>
  selectFrom('mails')
    .select('mails.id')
    .whereRef('mails.submission_id', '=', 'submissions.id')
    .where(isUndelivered)
    .limit(1)
    .as('failed_mail');

/** Counts the submissions of each state, and the open ones with a failed mail. */
export async function readCounts(
  database: Database,
  kinds: InboxListQuery['kinds'],
): Promise<Record<SubmissionState | 'open' | 'unsent', number>> {
  const rows = await database
    .selectFrom('submissions')
    .select(['state', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('due_day', '>', '')
    .where('kind', 'in', [...kinds])
    .groupBy('state')
    .execute();
  const of = (state: SubmissionState) =>
    Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    ...(Object.fromEntries(states.map((state) => [state, of(state)])) as Record<
      SubmissionState,
      number
    >),
    open: states.filter(isOpen).reduce((sum, state) => sum + of(state), 0),
    unsent: await countList(database, { view: 'unsent', kinds, text: '' }),
  };
}

/** The times of certificate requests whose code could not be sent, newest first. */
export async function readUnsentCodes(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('mails')
    .innerJoin('submissions', 'submissions.id', 'mails.submission_id')
    .select(['submissions.received_at'])
    .distinct()
    .where('mails.kind', '=', 'code')
    .where('mails.error', '>', '')
    .where('mails.next_at', 'is', null)
    .where('submissions.state', '=', 'unconfirmed')
    .orderBy('submissions.received_at', 'desc')
    .limit(pageSize)
    .execute();
  return rows.map(({ received_at }) => received_at);
}
