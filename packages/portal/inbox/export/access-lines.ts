import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { Database } from '../../service/database/schema.ts';
import { toMinute } from './columns.ts';
import { byteOrderMark, toCsvLine } from './csv.ts';

/** Rows per query. */
const batchSize = 500;

/** The access log as lines of a CSV file, the newest first. */
export async function* toAccessLines(database: Database, { language }: { language: Language }) {
  const { access, fields } = dictionaries[language].inbox;
  yield `${byteOrderMark}${toCsvLine([access.time, access.person, access.action, fields.reference])}`;
  const newest = database.selectFrom('access_log').selectAll().orderBy('id', 'desc');
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
