import type { ReadyChecks } from '@federation/i18n/ready';
import { isRealAddress } from '@federation/base/real-address';
import { readContent } from '@federation/content-check/rule/checked-content';
import { readSearchWords, readSettings } from '@federation/content-model/files/site-files';
import { toCheckResultFrom, type CheckResult } from '@federation/base/check-results/check-result';
import { contentChecks, type Project } from './content-checks.ts';
import { judgeWith } from '@federation/base/check-results/judge-with';

/**
 * Reads what staff have written.
 *
 * @param root the folder of the project
 */
export const readProject = (root: string): Project => ({
  settings: readSettings(root),
  search: readSearchWords(root),
  entries: readContent(root).entries,
});

/** Judges the content of a project, without the network. */
export function judgeContent(project: Project, texts: ReadyChecks): CheckResult[] {
  const judge = judgeWith(texts);
  const { site } = project.settings;
  return [
    { check: 'address', ...toCheckResultFrom(isRealAddress(site), texts.address, { value: site }) },
    ...contentChecks.map(([check, grade, find]) => judge(check, find(project), grade)),
  ];
}
