import type { MessageId } from '@federation/i18n/editing';
import { defineRule } from '../../rule/rule.ts';
import { toFaults } from './explain-issues.ts';

/** The messages of the schemas for a value that they refuse. */
const refusals: readonly MessageId[] = [
  ...(['fieldMissing', 'fieldEmpty', 'fieldUnknown', 'fieldNotHere', 'wrongForm'] as const),
  ...(['notAmong', 'notText', 'notNumber', 'notWholeNumber', 'notFlag', 'notList'] as const),
  ...(['notGroup', 'itemUnclear', 'notDay', 'notTime', 'notAddress', 'notEmail'] as const),
  ...(['tooShort', 'tooLong', 'tooSmall', 'tooLarge', 'tooFew', 'tooMany'] as const),
  'factInTranslation',
];

/** Finds fields that their schema refuses. Another rule reports unreadable fields. */
export const schema = defineRule({
  of: 'fields',
  says: refusals,
  stage: 'values',
  check({ file, schema: shape, factFields }) {
    if (file.errors.length > 0) return [];
    const result = shape.safeParse(file.data);
    return result.success ? [] : toFaults(file, shape, result.error.issues, factFields);
  },
});
