import { dictionaries } from '@federation/i18n/strings';
import type { Language } from '@federation/i18n/languages';
import type { Database, StopReason, TaskRow } from './schema.ts';
import { toTime } from './time.ts';

/** A longer pause, or a clock set back by more, looks like a wrong clock (milliseconds). */
const maxPause = 35 * 24 * 60 * 60_000;

/** A run that deletes more rows than this, and more than this part of them, looks like a mistake. */
const usual = { count: 50, part: 0.05 };

type GuardedTask = 'deletion' | 'rotation';

/** What a run would delete. */
interface Plan {
  task: GuardedTask;
  retention: Readonly<Record<string, number>>;
  due: number;
  /** The number of rows or files before it. */
  all: number;
}

export interface DeletionRun {
  now: Date;
  /** A person has looked at what stopped the task, so it may go on. */
  isConfirmed?: boolean | undefined;
  /** Ends early and leaves the rest to the next run. */
  signal?: AbortSignal | undefined;
  log: (line: string) => void;
}

/**
 * Notes that a task begins to delete by age. Returns false, and logs why, if it must not: after a
 * jump of the clock, with a shorter retention than the last time, or with far more to delete than
 * usual.
 */
export async function mayDelete(
  database: Database,
  plan: Plan,
  { now, isConfirmed, log }: DeletionRun,
): Promise<boolean> {
  const { task: id, retention } = plan;
  const last = await database
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const stopped = isConfirmed ? null : findReason(last, plan, now);
  const run = {
    ran_at: toTime(now),
    trusted_until: toTime(now, maxPause),
    retention: JSON.stringify(retention),
    stopped,
  };
  await database
    .insertInto('tasks')
    .values({ id, ...run })
    // A run that stops leaves the times of the last one, with which the next compares.
    .onConflict((conflict) => conflict.column('id').doUpdateSet(stopped ? { stopped } : run))
    .execute();
  if (stopped) log(describeStop(id, stopped));
  return !stopped;
}

function findReason(
  last: TaskRow | undefined,
  { retention, due, all }: Plan,
  now: Date,
): StopReason | null {
  if (last && Math.abs(now.getTime() - Date.parse(last.ran_at)) > maxPause) return 'clock';
  const before = JSON.parse(last?.retention ?? '{}') as Plan['retention'];
  if (Object.entries(before).some(([kind, time]) => (retention[kind] ?? time) < time))
    return 'retention';
  return due > usual.count && due > all * usual.part ? 'many' : null;
}

/** Returns the tasks that have stopped, with the time of their last complete run. */
export const readStopped = (database: Database) =>
  database
    .selectFrom('tasks')
    .select(['id', 'ran_at', 'stopped'])
    .where('stopped', 'is not', null)
    .execute();

/** Says what stopped, why, and what to do. */
export function describeStop(
  task: GuardedTask,
  reason: StopReason,
  language: Language = 'en',
): string {
  const { stopped } = dictionaries[language].inbox;
  return [stopped[task], stopped[reason], stopped.todo].join(' ');
}
