import type { ContentError } from '@federation/content-model/files/content-error';
import type { Fault } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

const toFault = (file: string, field: string, { code, line, values }: ContentError): Fault => ({
  file,
  line,
  field,
  message: code,
  values,
});

/** Finds files whose fields are not between lines of ---. */
export const brokenFences = defineRule({
  of: 'fields',
  says: ['fieldsMissing'],
  stage: 'fences',
  check: ({ file: { path, errors } }) =>
    errors
      .filter(({ code }) => code === 'fieldsMissing')
      .map((one) => toFault(path, 'fields', one)),
});

/** Finds other reasons that the fields of a file can’t be read. */
export const unreadableFields = defineRule({
  of: 'fields',
  says: ['yamlColon', 'yamlSign', 'yamlTab', 'yamlTwice', 'yamlUnreadable'],
  stage: 'syntax',
  check: ({ file: { path, errors } }) =>
    errors
      .filter(({ code }) => code !== 'fieldsMissing')
      .map((one) => toFault(path, 'fields', one)),
});

/** Finds the reason that the text of a file can’t be read. */
export const unreadableText = defineRule({
  of: 'file',
  says: [
    ...(['componentNotClosed', 'componentNotOpened', 'componentBroken'] as const),
    ...(['commentInText', 'addressInAngles'] as const),
  ],
  stage: 'syntax',
  check: ({ file: { path, text } }) => (text.error ? [toFault(path, 'text', text.error)] : []),
});
