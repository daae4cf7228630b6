import { toIndianDay } from '@federation/base/indian-day';
import type { Store } from '../../service/database/schema.ts';
import { isOpen, type SubmissionState } from '../../service/database/states.ts';
import { queueReceipt } from '../../service/submissions/receipt.ts';
import {
  moveCase,
  readCase,
  type ComplaintCase,
} from '../../service/submissions/complaint-case.ts';
import { logAccess } from '../access/log.ts';
import { signedInAddress, type InboxContext } from '../request/context.ts';

interface Change {
  reference: string;
  /** The version that the person has seen. */
  version: number;
  state: SubmissionState;
  note: string;
  /** 1 on hold; stays as it is if missing. */
  on_hold?: 0 | 1;
  /** The facts that were entered about a complaint. */
  entered?: Partial<ComplaintCase> | undefined;
}

/**
 * Stores a change. Returns false on a conflict, when somebody else has changed the submission since
 * the person saw it.
 */
export async function storeChange(
  context: InboxContext,
  store: Store,
  { reference, version, state, note, on_hold, entered }: Change,
): Promise<boolean> {
  const portal = context.get('portal');
  const now = portal.now();
  const ofVersion = { reference, version };
  const before = await store
    .selectFrom('submissions')
    .select(['state', 'complaint'])
    .where((eb) => eb.and(ofVersion))
    .executeTakeFirst();
  const found = readCase(before?.complaint ?? null);
  const { holidays } = portal.settings();
  const moved =
    found && before?.state !== state
      ? moveCase({ ...found, ...entered }, state, { day: toIndianDay(now), holidays })
      : found && { case: { ...found, ...entered }, due: undefined };
  const changed = await store
    .updateTable('submissions')
    .set({
      state,
      is_open: isOpen(state) ? 1 : 0,
      version: version + 1,
      ...(on_hold !== undefined && { on_hold }),
      ...(moved && { complaint: JSON.stringify(moved.case) }),
      ...(moved?.due && { due_day: moved.due }),
    })
    .where((eb) => eb.and(ofVersion))
    .returningAll()
    .executeTakeFirst();
  if (!before || !changed) return false;
  const { id, kind, email, language } = changed;
  const address = signedInAddress(context);
  const changed_at = now.toISOString();
  const row = { submission_id: id, version: version + 1, address, changed_at, state, note };
  await store.insertInto('changes').values(row).execute();
  await logAccess(context, store, { action: 'change', references: [reference] });
  if (before.state === 'spam' && isOpen(state) && !(await hasReceipt(store, id))) {
    const call = { store, now, inbox: portal.inbox };
    const receipt = { kind, reference, due: changed.due_day ?? '' };
    await queueReceipt(call, { id, receipt, email, language });
  }
  return true;
}

/** False for what arrived as spam, about which no mail went out. */
const hasReceipt = (store: Store, submission: string) =>
  store
    .selectFrom('mails')
    .select('id')
    .where('submission_id', '=', submission)
    .where('kind', '=', 'received')
    .executeTakeFirst();
