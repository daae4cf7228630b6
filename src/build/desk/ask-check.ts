import { Tinypool } from 'tinypool';
import type { DeskMessage } from '../../core/desk.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Site } from '../content-check/context.ts';
import type { Changes } from './content-files.ts';
import type { Desk } from './desk.ts';

/** Questions to the content check about everything. They take seconds, so they have a thread of their own. */

let pool: Tinypool | undefined;

function run({ root }: Desk, language: Language, changes: Changes, signal?: AbortSignal): Promise<DeskMessage[]> {
  pool ??= new Tinypool({
    filename: new URL('./check-changes.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
  });
  return pool.run({ root, language, changes: [...changes] }, signal && { signal }) as Promise<DeskMessage[]>;
}

let last: { site: Site; language: Language; stop: AbortController; answer: Promise<DeskMessage[]> } | undefined;

/** All that the check says of the content as it is. It is asked once for each state; a question about an earlier state is given up. */
export function askFindings(desk: Desk, language: Language): Promise<DeskMessage[]> {
  const site = desk.getSite();
  if (last?.site === site && last.language === language) return last.answer;
  last?.stop.abort();
  const stop = new AbortController();
  last = { site, language, stop, answer: run(desk, language, new Map(), stop.signal) };
  return last.answer;
}

/** The faults that changes would add. Somebody waits for the answer, so what is asked only for the list gives way. */
export function askAbout(desk: Desk, language: Language, changes: Changes): Promise<DeskMessage[]> {
  last?.stop.abort();
  last = undefined;
  return run(desk, language, changes);
}
