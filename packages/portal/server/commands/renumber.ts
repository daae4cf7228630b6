import { readConfiguration } from '../configuration.ts';
import { readCounters, skipReferences } from '../../service/database/counters.ts';
import { withDatabase } from '../../service/database/open-existing.ts';
import { say } from './say.ts';

/**
 * Lets the references go on after the highest number of this database and of others, such as the
 * one that a copy of Postgres has replaced. The portal must be stopped first.
 */
export async function renumber(others: string[]): Promise<void> {
  const counters = await Promise.all(others.map(readCounters));
  await withDatabase(readConfiguration(process.env).database, (database) =>
    skipReferences(database, counters.flat(), new Date()),
  );
  say('The next references leave a gap, so that none is given twice.');
}
