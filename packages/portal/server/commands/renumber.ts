import { readConfiguration } from '../configuration.ts';
import { readCounters, skipReferences } from '../../service/database/counters.ts';
import { openExisting } from '../../service/database/open-existing.ts';

/**
 * Lets the references go on after the highest number of this database and of others, such as the
 * one that a copy of Postgres has replaced. The portal must be stopped first.
 */
export async function renumber(others: string[]): Promise<void> {
  const database = openExisting(readConfiguration(process.env).database);
  try {
    const counters = await Promise.all(others.map(readCounters));
    await skipReferences(database, counters.flat(), new Date());
    process.stdout.write('References go on after a gap.\n');
  } finally {
    await database.destroy();
  }
}
