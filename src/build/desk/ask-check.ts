import type { DeskMessage } from '../../core/desk.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Site } from '../content-check/context.ts';
import { askThread } from '../content-check/thread.ts';
import type { Changes } from './content-files.ts';
import type { Desk } from './desk.ts';

/** Questions to the content check about everything. */

let last: { site: Site; language: Language; answer: Promise<DeskMessage[]> } | undefined;

/** All that the check says of the content as it is. It is asked once for each state. */
export function askFindings(desk: Desk, language: Language): Promise<DeskMessage[]> {
  const site = desk.getSite();
  if (last?.site !== site || last.language !== language) last = { site, language, answer: askAbout(desk, language, new Map()) };
  return last.answer;
}

/** The faults that changes would add. */
export function askAbout({ root }: Desk, language: Language, changes: Changes): Promise<DeskMessage[]> {
  return askThread(new URL('./check-changes.ts', import.meta.url), { root, language, changes: [...changes] });
}
