import type { MessageId } from '../../../i18n/editing.ts';
import type { ContentError } from '../../content/content-error.ts';
import type { Fault } from '../fault.ts';
import { defineRule } from '../rule.ts';

const fences: readonly MessageId[] = [
  'fieldsMissing',
  'openingFenceMissing',
  'closingFenceMissing',
  'fenceNotAlone',
];

const toFault = (file: string, field: string, { code, line, values }: ContentError): Fault => ({
  file,
  line,
  field,
  message: code,
  values,
});

/** What is wrong with the lines --- around the fields of a file. */
export const brokenFences = defineRule({
  of: 'fields',
  says: fences,
  grade: 'stop',
  hides: 'file',
  check: ({ file: { path, errors } }) =>
    errors.filter(({ code }) => fences.includes(code)).map((one) => toFault(path, 'fields', one)),
});

/** What else keeps the fields of a file from being read. */
export const unreadableFields = defineRule({
  of: 'fields',
  says: [
    ...(['yamlSign', 'yamlBackslash', 'yamlIndent', 'yamlColon', 'yamlBracket'] as const),
    ...(['yamlTwice', 'yamlUnreadable', 'yamlNoColon', 'yamlDashes', 'yamlTab'] as const),
    ...(['yamlNoSpace', 'yamlQuote', 'yamlDash', 'yamlAfterQuote'] as const),
  ],
  grade: 'stop',
  check: ({ file: { path, errors } }) =>
    errors.filter(({ code }) => !fences.includes(code)).map((one) => toFault(path, 'fields', one)),
});

/** What keeps the text of a file from being read. */
export const unreadableText = defineRule({
  of: 'file',
  says: [
    ...(['componentNotClosedHere', 'componentNotClosed', 'componentClosedTooEarly'] as const),
    ...(['componentNotOpened', 'commentInText', 'componentBroken', 'addressInAngles'] as const),
    'textUnreadable',
  ],
  grade: 'stop',
  check: ({ file: { path, text } }) => (text.error ? [toFault(path, 'text', text.error)] : []),
});
