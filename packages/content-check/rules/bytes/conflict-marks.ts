import { defineRule } from '../../rule/rule.ts';
import { toPlace } from './place.ts';

/**
 * Finds the marks that Git leaves where two people have changed the same lines, once for each
 * conflict.
 */
export const conflictMarks = defineRule({
  of: 'bytes',
  says: ['conflictMark'],
  stage: 'conflicts',
  check({ path: file, text }) {
    const begun = [...text.matchAll(/^<{7}(?= |\r?$)/gm)];
    const marks = begun.length > 0 ? begun : [...text.matchAll(/^>{7}(?= |\r?$)/gm)];
    return marks.map(({ 0: mark, index }) => ({
      file,
      ...toPlace(text, index),
      message: 'conflictMark',
      values: { mark },
    }));
  },
});
