import { fill } from '@federation/i18n/fill';
import type { ReadyCheck, ReadyChecks } from '@federation/i18n/ready';
import type { CheckGrade, CheckResult } from './check-result.ts';

/** From this many on, paths are listed below the sentence. */
const minList = 4;

/** Lists paths in the content, those of a collection on one line. */
function toList(paths: readonly string[]): string {
  if (paths.length < minList) return paths.join(', ');
  const groups = Map.groupBy(paths, (path) => (/^[a-z-]+(?=\/)/.exec(path) ?? [''])[0]);
  return [...groups]
    .map(
      ([group, found]) =>
        `\n         ${group && `${group}: `}${found.map((one) => one.slice(group === '' ? 0 : group.length + 1)).join(', ')}`,
    )
    .join('');
}

/**
 * Makes the results of checks in the words of a language: green if nothing was found, otherwise
 * `grade`, with everything that was found.
 */
export const judgeWith =
  (texts: ReadyChecks) =>
  (check: ReadyCheck, found: readonly string[], grade: Exclude<CheckGrade, 'green'>): CheckResult =>
    found.length === 0
      ? { check, grade: 'green', sentence: texts[check].good }
      : { check, grade, sentence: fill(texts[check].todo, { value: toList(found) }) };
