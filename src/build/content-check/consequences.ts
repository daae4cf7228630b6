import type { MessageId } from '../../i18n/editing.ts';
import type { Fault } from './fault.ts';

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

const depthOf = ({ message }: Fault) => (rootMessages.includes(message) ? rootMessages.indexOf(message) : rootMessages.length);

/** The faults without those that only follow from another one of the same file. */
export function withoutConsequences(faults: readonly Fault[]): Fault[] {
  const deepest = new Map<string, number>();
  for (const fault of faults) deepest.set(fault.file, Math.min(depthOf(fault), deepest.get(fault.file) ?? rootMessages.length));
  return faults.filter((fault) => depthOf(fault) === deepest.get(fault.file));
}
