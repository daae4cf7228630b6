import { dirname } from 'node:path';
import type { MessageId } from '../../i18n/editing.ts';
import { gradeOf, type Fault } from './fault.ts';

/** What is wrong with a whole file, so that whatever else is found in it only follows from that; the deepest first. */
const rootMessages: readonly MessageId[] = [
  'siteFileMissing',
  'notUtf8',
  'conflictMark',
  'encodedTwice',
  'fieldsMissing',
  'openingFenceMissing',
  'closingFenceMissing',
  'fenceNotAlone',
];

/** What is wrong with the letters of a value, so that whatever else is found on its line may follow from that. */
const letterMessages: readonly MessageId[] = ['hiddenCharacter', 'harmfulCharacter'];

/** What is wrong with a value, and what else is then found on its line for the same reason. */
const following: Readonly<Partial<Record<MessageId, readonly MessageId[]>>> = {
  linkToOwnComputer: ['wrongForm', 'notAddress'],
  wrongForm: ['addressMalformed', 'linkLeadsNowhere', 'redirectFromElsewhere', 'redirectFromNoPath'],
  notAddress: ['addressMalformed', 'linkLeadsNowhere'],
  notDay: ['datedAhead', 'expiredAlready', 'dateNotInFolderYear', 'dayBefore'],
  yearUnlikely: ['datedAhead', 'expiredAlready', 'dateNotInFolderYear'],
  notFlag: ['redirectWithoutTarget'],
};

/** What is wrong in a file, and what is then found elsewhere in its folder for the same reason. */
const followingInFolder: Readonly<Partial<Record<MessageId, readonly MessageId[]>>> = {
  notTime: ['timeNotAfter'],
};

/** Comparisons with the other language, which mean nothing while the value is at fault in one of them. */
const comparisons: readonly MessageId[] = [
  'dayMissingHere',
  'dayOnlyHere',
  'daysDiffer',
  'numberMissingHere',
  'numberOnlyHere',
  'numbersDiffer',
];

const depthOf = ({ message }: Fault) => (rootMessages.includes(message) ? rootMessages.indexOf(message) : rootMessages.length);

/** The faults without those that only follow from another one of the same file, of the same line, or of the other language. */
export function withoutConsequences(faults: readonly Fault[]): Fault[] {
  const deepest = new Map<string, number>();
  for (const fault of faults) deepest.set(fault.file, Math.min(depthOf(fault), deepest.get(fault.file) ?? rootMessages.length));
  const own = faults.filter((fault) => depthOf(fault) === deepest.get(fault.file));
  const inFields = own.filter(({ field }) => field !== 'text');
  const byLine = Map.groupBy(inFields, toLine);
  const byFolder = Map.groupBy(inFields, ({ file }) => dirname(file));
  const byValue = Map.groupBy(inFields, toValue);
  return own.filter(
    (fault) =>
      fault.field === 'text' ||
      (!(byFolder.get(dirname(fault.file)) ?? []).some(({ message }) => followingInFolder[message]?.includes(fault.message)) &&
        !(byLine.get(toLine(fault)) ?? []).some((other) => causes(other, fault)) &&
        !(byValue.get(toValue(fault)) ?? []).some((other) => spoilsComparison(other, fault))),
  );
}

const toLine = ({ file, line }: Fault) => `${file}:${String(line)}`;

/** A field of an entry, in whichever language. */
const toValue = ({ file, field }: Fault) => `${dirname(file)} ${field}`;

/** Whether a fault is why another one is found on the same line. */
const causes = ({ message }: Fault, other: Fault) =>
  letterMessages.includes(message) ? !letterMessages.includes(other.message) : (following[message]?.includes(other.message) ?? false);

const spoilsComparison = ({ message }: Fault, other: Fault) =>
  comparisons.includes(other.message) && !comparisons.includes(message) && gradeOf(message) === 'stop';
