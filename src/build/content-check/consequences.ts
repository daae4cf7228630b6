import { dirname } from 'node:path';
import type { Fault } from './fault.ts';
import { rules } from './checks.ts';
import { gradeOf, ruleOf } from './grades.ts';

/**
 * The faults without those that may only follow from another one: of a file that can’t be read, and
 * of a field, only what the first rule says.
 */
export function withoutConsequences(faults: readonly Fault[]): Fault[] {
  const own = withoutHiddenFiles(faults);
  const inFields = own.filter(({ field }) => field !== 'text');
  const first = toFirst(inFields, toPlace, rankOf);
  const byValue = Map.groupBy(inFields, toValue);
  return own.filter(
    (fault) =>
      fault.field === 'text' ||
      (rankOf(fault) === first.get(toPlace(fault)) &&
        !(byValue.get(toValue(fault)) ?? []).some((other) => spoilsComparison(other, fault))),
  );
}

function withoutHiddenFiles(faults: readonly Fault[]): Fault[] {
  const rankInFile = (fault: Fault) =>
    ruleOf(fault.message)?.hides === 'file' ? rankOf(fault) : rules.length;
  const first = toFirst(faults, ({ file }) => file, rankInFile);
  return faults.filter((fault) => rankInFile(fault) === first.get(fault.file));
}

/** The first rank in each group of faults. */
const toFirst = (
  faults: readonly Fault[],
  toKey: (fault: Fault) => string,
  toRank: (fault: Fault) => number,
) =>
  new Map([...Map.groupBy(faults, toKey)].map(([key, all]) => [key, Math.min(...all.map(toRank))]));

/** What a schema says of its own accord comes before all rules. */
const rankOf = ({ message }: Fault) => {
  const rule = ruleOf(message);
  return rule ? rules.indexOf(rule) : -1;
};

const toPlace = ({ file, line, field }: Fault) => `${file}:${line} ${field}`;

/** A field of an entry, in whichever language. */
const toValue = ({ file, field }: Fault) => `${dirname(file)} ${field}`;

const spoilsComparison = ({ message }: Fault, other: Fault) =>
  ruleOf(other.message)?.compares === true &&
  !ruleOf(message)?.compares &&
  gradeOf(message) === 'stop';
