import { readConfiguration } from '../configuration.ts';
import { readCounters, skipReferences } from '../../service/database/counters.ts';
import { withDatabase } from '../../service/database/open-existing.ts';
<<<<<<< HEAD
import { say } from './say.ts';
=======
import { printLine } from './print.ts';
>>>>>>> 80b1e8fc (Let boxes of texts and entries be one callout)

/**
 * Lets the references go on after the highest number of this database and of others, such as the
 * one that a copy of Postgres has replaced. The portal must be stopped first.
 */
export async function renumber(others: string[]): Promise<void> {
  const counters = await Promise.all(others.map(readCounters));
  await withDatabase(readConfiguration(process.env).database, (database) =>
    skipReferences(database, counters.flat(), new Date()),
  );
<<<<<<< HEAD
  say('References go on after a gap.');
=======
  printLine('References go on after a gap.');
>>>>>>> 80b1e8fc (Let boxes of texts and entries be one callout)
}
