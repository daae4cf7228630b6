import type { DeskIssue } from '../protocol/desk.ts';
import { memoize } from '@federation/base/memoize';
import type { Language } from '@federation/i18n/languages';
import type { CheckedContent } from '@federation/content-check/rule/checked-content';
import { runInThread } from '@federation/content-check/check/thread';
import type { Changes } from './content-files.ts';
import type { Desk } from './desk.ts';

/** Runs the content check on the whole content. */

const issuesOf = memoize((_site: CheckedContent, desk: Desk) =>
  memoize((language: Language) => findNewIssues(desk, language, new Map())),
);

/** All issues of the content on disk, found once for each state. */
export function findIssues(desk: Desk, language: Language): Promise<DeskIssue[]> {
  return issuesOf(desk.getContent(), desk)(language);
}

/** The issues that changes would add. */
export function findNewIssues(
  { root }: Desk,
  language: Language,
  changes: Changes,
): Promise<DeskIssue[]> {
  return runInThread(new URL('./check-changes.ts', import.meta.url), {
    root,
    language,
    changes: [...changes],
  });
}
