import type { Fault } from '../fault.ts';
import { defineRule } from '../rule.ts';

/**
 * Finds values that a # cuts off. In a field of words, a # after a value is never meant as a
 * remark.
 */
export const cutValues = defineRule({
  of: 'fields',
  says: ['valueCut'],
  grade: 'stop',
  check({ file: { path, scalars }, words }) {
    return scalars.flatMap(({ field, line, value, written, rest, isPlain }): Fault[] => {
      const remark = /^[ \t]+#(?!!)(.*)/.exec(rest);
      // A remark has a space after its sign; “Circular #7” has none.
      if (!remark || !isPlain || !(words.includes(field) || /^\S/.test(remark[1] ?? ''))) return [];
      return [
        {
          file: path,
          line,
          field,
          message: 'valueCut',
          values: { kept: String(value) },
          example: `${field}: "${written}${rest}"`,
        },
      ];
    });
  },
});
