import { defineRule } from '../rule.ts';
import { toFaults } from './explain-issues.ts';
import { refusals } from './refusals.ts';

/** Finds fields that their schema refuses. Fields that can’t be read are told elsewhere. */
export const schema = defineRule({
  of: 'fields',
  says: refusals,
  grade: 'stop',
  check({ file, schema: shape, factFields }) {
    if (file.errors.length > 0) return [];
    const result = shape.safeParse(file.data);
    return result.success ? [] : toFaults(file, shape, result.error.issues, factFields);
  },
});
