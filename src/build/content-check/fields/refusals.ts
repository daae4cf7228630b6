import type { MessageId } from '../../../i18n/editing.ts';

/** What the schemas say of a value that they refuse. */
export const refusals: readonly MessageId[] = [
  ...(['fieldMissing', 'fieldEmpty', 'fieldUnknown', 'fieldNotHere', 'wrongForm'] as const),
  ...(['notAmong', 'notText', 'notNumber', 'notWholeNumber', 'notFlag', 'notList'] as const),
  ...(['notGroup', 'itemUnclear', 'notDay', 'notTime', 'notAddress', 'notEmail'] as const),
  ...(['tooShort', 'tooLong', 'tooSmall', 'tooLarge', 'tooFew', 'tooMany'] as const),
  'factInTranslation',
];
