import { fieldsOf, isOptional } from '@federation/content-model/fields/field-schema';
import { faultIn, type Fault } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

/** Fields that need not be in every language: people search for different words in each. */
const free = ['keywords'];

/** Finds optional fields that only one of two languages has. The schema reports required ones. */
export const differentFields = defineRule({
  of: 'translation',
  says: ['fieldInOneLanguage'],
  stage: 'languages',
  check: ({ file }, { source, definition }) =>
    fieldsOf(definition.words).flatMap(([field, schema]): Fault[] => {
      const isInBoth = (source.data[field] === undefined) === (file.data[field] === undefined);
      if (!isOptional(schema) || isInBoth || free.includes(field)) return [];
      const fault = faultIn(file, [field], 'fieldInOneLanguage', {}, `${field}: …`);
      return [file.data[field] === undefined ? { ...fault, line: 1 } : fault];
    }),
});
