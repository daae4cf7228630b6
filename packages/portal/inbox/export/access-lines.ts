import { kindLetters, kinds } from '../../service/database/submission-kinds.ts';
import { inboxTexts, seenKinds, type InboxContext } from '../request/context.ts';
import { toMinute } from './columns.ts';
import { toCsvLine } from './csv.ts';

/** Rows per query. */
const batchSize = 500;

/**
 * The access log as lines of a CSV file, the newest first. The letter of a reference tells its kind,
 * also after the submission was deleted.
 */
export async function* toAccessLines(context: InboxContext) {
  const { access, fields } = inboxTexts(context);
  yield toCsvLine([access.time, access.person, access.action, fields.reference]);
  const { database } = context.get('portal');
  let newest = database.selectFrom('access_log').selectAll().orderBy('id', 'desc');
  for (const kind of kinds.filter((one) => !seenKinds(context).includes(one)))
    newest = newest.where('reference', 'not like', `%-${kindLetters[kind]}-____-%`);
  for (let rows = await newest.limit(batchSize).execute(); rows.length > 0;) {
    yield rows
      .map(({ logged_at, address, action, reference }) =>
        toCsvLine([toMinute(logged_at), address, access.actions[action], reference]),
      )
      .join('');
    const last = rows.at(-1)?.id ?? '';
    rows = await newest.where('id', '<', last).limit(batchSize).execute();
  }
}
