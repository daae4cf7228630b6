import { isUtf8 } from 'node:buffer';
import { defineRule } from '../../rule/rule.ts';

/** The line on which the first byte is that is no UTF-8, from 1. */
function findFirstBadLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  const bad = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  return Math.max(1, bad + 1);
}

/** Finds files in another encoding. */
export const notUtf8 = defineRule({
  of: 'bytes',
  says: ['notUtf8'],
  stage: 'bytes',
  check: ({ path: file, bytes }) =>
    isUtf8(bytes)
      ? []
      : [{ file, line: findFirstBadLine(bytes), field: 'file', message: 'notUtf8' }],
});
