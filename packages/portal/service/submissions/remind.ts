import { toIndianDay } from '@federation/base/indian-day';
import { addWorkingDays } from '@federation/base/working-days';
import type { InboxConfiguration } from '../call/inbox-configuration.ts';
import type { PortalCore } from '../call/core.ts';
import { queueMails } from '../mail/queue.ts';

/** Working days before the day by which the stage of a complaint ends. */
const remindBefore = 2;

/** Queues a mail to those who see complaints for each that is soon due, once for each day. */
export async function remindOfComplaints(
  { database, settings, now }: Pick<PortalCore, 'database' | 'settings' | 'now'>,
  { staff, language, address }: InboxConfiguration,
): Promise<void> {
  const today = toIndianDay(now());
  const last = addWorkingDays(today, remindBefore, settings().holidays);
  const recipients = [...staff].filter(([, kinds]) => kinds.includes('complaint'));
  await database.transaction().execute(async (store) => {
    const due = await store
      .updateTable('submissions')
      .set(({ ref }) => ({ reminded_day: ref('due_day') }))
      .where('kind', '=', 'complaint')
      .where('is_open', '=', 1)
      .where('due_day', '<=', last)
      .where(({ or, eb, ref }) =>
        or([eb('reminded_day', 'is', null), eb('reminded_day', '!=', ref('due_day'))]),
      )
      .returning(['id', 'reference', 'state', 'due_day'])
      .execute();
    const mails = due.flatMap(({ id, reference, state, due_day }) =>
      recipients.map(([recipient]) => ({
        ...{ kind: 'reminder' as const, recipient, language, submission: id },
        details: {
          ...{ reference: reference ?? '', state, due: due_day ?? '' },
          link: `${address()}/${reference}`,
        },
      })),
    );
    await queueMails(store, mails, now());
  });
}
