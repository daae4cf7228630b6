import type { Fault } from '../rule/fault.ts';
import { ruleOf } from './grades.ts';
import { fileStages, stages } from '../rule/rule.ts';

/**
 * Removes faults that may only follow from another one. A file that can’t be read, and a field,
 * keep those of their first stage only.
 */
export function withoutConsequences(faults: readonly Fault[]): Fault[] {
  const rankInFile = (fault: Fault) => {
    const rank = rankOf(fault);
    return fileStages[rank] ? rank : fileStages.length;
  };
  const own = firstOfEach(faults, ({ file }) => file, rankInFile);
  const inFields = own.filter(({ field }) => field !== 'text');
  const kept = new Set(firstOfEach(inFields, toLocation, rankOf));
  return own.filter((fault) => fault.field === 'text' || kept.has(fault));
}

/** Keeps the faults of the first rank in each group. */
const firstOfEach = (
  faults: readonly Fault[],
  toKey: (fault: Fault) => string,
  toRank: (fault: Fault) => number,
): Fault[] =>
  [...Map.groupBy(faults, toKey).values()].flatMap((all) => {
    const first = Math.min(...all.map(toRank));
    return all.filter((fault) => toRank(fault) === first);
  });

/** Faults that a schema finds by itself come before those of all rules. */
const rankOf = ({ message }: Fault) => {
  const rule = ruleOf(message);
  return rule ? stages.indexOf(rule.stage) : -1;
};

const toLocation = ({ file, line, field }: Fault) => `${file}:${line} ${field}`;
