import { faultIn } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** Some facts, such as photographs, need one line of text each, such as a caption. */
export const linesFor = defineRule({
  of: 'file',
  says: ['linesMissing'],
  stage: 'records',
  check: ({ file }, { source, definition }) =>
    (definition.linesFor ?? []).flatMap(([facts, words]) => {
      // Another rule reports a field that only one language has.
      if (file !== source && file.data[words] === undefined) return [];
      const [count, others] = [lengthOf(file.data[words]), lengthOf(source.data[facts])];
      return count === others
        ? []
        : [faultIn(file, [words], 'linesMissing', { count, others, facts })];
    }),
});
