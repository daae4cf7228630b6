import { dirname } from 'node:path';
import type { Fault } from './fault.ts';
import { rules } from './checks.ts';
import { gradeOf, ruleOf } from './grades.ts';

/**
 * The faults without those that only follow from another one of the same file, of the same line, or
 * of the other language.
 */
export function withoutConsequences(faults: readonly Fault[]): Fault[] {
  const own = withoutHiddenFiles(faults);
  const inFields = own.filter(({ field }) => field !== 'text');
  const byLine = Map.groupBy(inFields, toLine);
  const byFolder = Map.groupBy(inFields, ({ file }) => dirname(file));
  const byValue = Map.groupBy(inFields, toValue);
  return own.filter(
    (fault) =>
      fault.field === 'text' ||
      (!(byFolder.get(dirname(fault.file)) ?? []).some((other) =>
        ruleOf(fault.message)?.follows?.inFolder?.includes(other.message),
      ) &&
        !(byLine.get(toLine(fault)) ?? []).some((other) => explains(other, fault)) &&
        !(byValue.get(toValue(fault)) ?? []).some((other) => spoilsComparison(other, fault))),
  );
}

/** Of a file that can’t be read, only the first reason. */
function withoutHiddenFiles(faults: readonly Fault[]): Fault[] {
  const reasons = rules.filter(({ hides }) => hides === 'file');
  const rankOf = ({ message }: Fault) => {
    const rank = reasons.findIndex(({ says }) => says.includes(message));
    return rank < 0 ? reasons.length : rank;
  };
  const first = new Map(
    [...Map.groupBy(faults, ({ file }) => file)].map(([file, all]) => [
      file,
      Math.min(...all.map(rankOf)),
    ]),
  );
  return faults.filter((fault) => rankOf(fault) === first.get(fault.file));
}

const toLine = ({ file, line }: Fault) => `${file}:${String(line)}`;

/** A field of an entry, in whichever language. */
const toValue = ({ file, field }: Fault) => `${dirname(file)} ${field}`;

/** Whether a fault is why another one is found on the same line. */
function explains({ message }: Fault, other: Fault): boolean {
  const [rule, ruleOfOther] = [ruleOf(message), ruleOf(other.message)];
  if (rule?.hides === 'line') return rule !== ruleOfOther;
  return ruleOfOther?.follows?.onLine?.includes(message) ?? false;
}

const spoilsComparison = ({ message }: Fault, other: Fault) =>
  ruleOf(other.message)?.compares === true &&
  !ruleOf(message)?.compares &&
  gradeOf(message) === 'stop';
