import { readCase } from '../../service/submissions/complaint-case.ts';
import type { Database } from '../../service/database/schema.ts';
import type { SubmissionKind } from '../../service/database/submission-kinds.ts';

/**
 * A submission with its changes, mails and entries of the access log.
 *
 * @param seen the kinds that the person sees
 */
export async function readSubmission(
  database: Database,
  reference: string,
  seen: readonly SubmissionKind[],
) {
  if (!/^[\w-]{1,40}$/.test(reference)) return undefined;
  const found = await database
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .where('kind', 'in', [...seen])
    .executeTakeFirst();
  if (!found || found.state === 'unconfirmed') return undefined;
  const { state } = found;
  const changes = await database
    .selectFrom('changes')
    .selectAll()
    .where('submission_id', '=', found.id)
    .orderBy('version', 'desc')
    .execute();
  const mails = await database
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'created_at', 'next_at', 'sent_at', 'error'])
    .where('submission_id', '=', found.id)
    .orderBy('created_at')
    .execute();
  const accesses = await database
    .selectFrom('access_log')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('id', 'desc')
    .execute();
  return {
    ...found,
    reference,
    state,
    due_day: found.due_day ?? '',
    case: readCase(found.complaint),
    changes,
    mails,
    accesses,
  };
}

export type ReadSubmission = NonNullable<Awaited<ReturnType<typeof readSubmission>>>;

export type ReadMail = ReadSubmission['mails'][0];
