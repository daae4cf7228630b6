import { fill } from '@federation/i18n/fill';
import { noDetails } from '../../contract/complaint-details.ts';
import type { Store } from '../../service/database/schema.ts';
import { storeSearchWords } from '../../service/search/words.ts';
import { openCase } from '../../service/submissions/complaint-case.ts';
import { queueReceipt, takeReceipt } from '../../service/submissions/receipt.ts';
import { inboxTexts, type InboxContext } from '../request/context.ts';
import { storeChange } from './change.ts';
import type { ReadSubmission } from './read.ts';

/**
 * Makes a message a complaint with a number of its own. Its days count from the arrival of the
 * message. Returns false when somebody else has changed it since the person saw it.
 */
export async function makeComplaint(
  context: InboxContext,
  store: Store,
  message: ReadSubmission,
  version: number,
): Promise<boolean> {
  const { id, payload, email, language } = message;
  if (message.kind !== 'message' || message.version !== version) return false;
  const portal = context.get('portal');
  const now = portal.now();
  const settings = portal.settings();
  const arrived = new Date(message.received_at);
  const receipt = await takeReceipt({ store, now, settings }, 'Complaint', arrived);
  const { kind, reference, due } = receipt;
  const complaint = JSON.stringify(openCase(arrived, settings, noDetails));
  const isMade = await store
    .updateTable('submissions')
    .set({ kind, reference, due_day: due, complaint, state: 'new' })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!isMade) return false;
  const note = fill(inboxTexts(context).submission.wasMessage, { reference: message.reference });
  await storeChange(context, store, { reference, version, state: 'new', note });
  const words = JSON.stringify({ ...(JSON.parse(payload) as object), was: message.reference });
  await storeSearchWords(store, { id, reference, payload: words });
  // The log of a complaint is for those who see complaints.
  await store
    .updateTable('access_log')
    .set({ reference })
    .where('reference', '=', message.reference)
    .execute();
  const call = { store, now, inbox: portal.inbox };
  await queueReceipt(call, { id, receipt, email, language });
  return true;
}
