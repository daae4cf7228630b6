import { readCase } from '../../service/submissions/complaint-case.ts';
import { seenKinds, type InboxContext } from '../request/context.ts';

/**
 * A submission with its changes, mails and entries of the access log; undefined for one that the
 * person does not see.
 */
export async function readSubmission(context: InboxContext, reference: string) {
  if (!/^[\w-]{1,40}$/.test(reference)) return undefined;
  const { database } = context.get('portal');
  const found = await database
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .where('kind', 'in', [...seenKinds(context)])
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
