import { dictionaries } from '@federation/i18n/strings';
import type { InboxVisitor } from '../../service/call/inbox-configuration.ts';
import type { Database } from '../../service/database/schema.ts';
import { kindLetters, kinds } from '../../service/database/submission-kinds.ts';
import { toMinute } from './columns.ts';
import { byteOrderMark, toCsvLine } from './csv.ts';

/** Rows per query. */
const batchSize = 500;

/**
 * The access log as lines of a CSV file, the newest first. The letter of a reference tells its kind,
 * also after the submission was deleted.
 */
export async function* toAccessLines(
  database: Database,
  { language, signedIn }: Pick<InboxVisitor, 'language' | 'signedIn'>,
) {
  const { access, fields } = dictionaries[language].inbox;
  yield `${byteOrderMark}${toCsvLine([access.time, access.person, access.action, fields.reference])}`;
  let newest = database.selectFrom('access_log').selectAll().orderBy('id', 'desc');
  for (const kind of kinds.filter((one) => !signedIn?.kinds.includes(one)))
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
