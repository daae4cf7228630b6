import { fill } from '@federation/i18n/fill';
import type { ReadyCheck, ReadyChecks } from '@federation/i18n/ready';
import type { Finding, Grade } from './finding.ts';

/** From so many on, what was found has lines of its own. */
const many = 4;

/** Places in the content below the sentence about them, those of a collection on a line. */
function toList(places: readonly string[]): string {
  if (places.length < many) return places.join(', ');
  const groups = Map.groupBy(places, (place) => (/^[a-z-]+(?=\/)/.exec(place) ?? [''])[0]);
  return [...groups]
    .map(
      ([group, found]) =>
        `\n         ${group && `${group}: `}${found.map((one) => one.slice(group === '' ? 0 : group.length + 1)).join(', ')}`,
    )
    .join('');
}

/**
 * Answers questions in the words of a language: green where nothing is found, or else as bad as
 * `grade`, with all that is found.
 */
export const judgeWith =
  (texts: ReadyChecks) =>
  (check: ReadyCheck, found: readonly string[], grade: Exclude<Grade, 'green'>): Finding =>
    found.length === 0
      ? { check, grade: 'green', sentence: texts[check].good }
      : { check, grade, sentence: fill(texts[check].todo, { value: toList(found) }) };
