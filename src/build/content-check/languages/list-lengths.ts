import { faultIn } from '../fault.ts';
import { defineRule } from '../rule.ts';

/**
 * A list of texts must have the same number of lines in each language; otherwise the languages say
 * different things.
 */
export const listLengths = defineRule({
  of: 'translation',
  says: ['linesDiffer'],
  grade: 'stop',
  check: ({ file }, { source }) =>
    Object.entries(file.data).flatMap(([field, value]) => {
      const other = source.data[field];
      if (!Array.isArray(value) || !Array.isArray(other) || value.length === other.length)
        return [];
      return [faultIn(file, [field], 'linesDiffer', { count: value.length, others: other.length })];
    }),
});
