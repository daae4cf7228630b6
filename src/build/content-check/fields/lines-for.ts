import { faultIn } from '../fault.ts';
import { defineRule } from '../rule.ts';

/** Some facts, such as photographs, need one line of text each, such as a caption. */
export const linesFor = defineRule({
  of: 'entry',
  says: ['linesMissing'],
  grade: 'stop',
  check({ source, definition }) {
    const lengthOf = (field: string) => {
      const value = source.data[field];
      return Array.isArray(value) ? value.length : 0;
    };
    return (definition.linesFor ?? []).flatMap(([facts, words]) => {
      const [count, others] = [lengthOf(words), lengthOf(facts)];
      return count === others
        ? []
        : [faultIn(source, [words], 'linesMissing', { count, others, facts })];
    });
  },
});
