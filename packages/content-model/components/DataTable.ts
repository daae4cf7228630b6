import { defineComponent } from './component-definition.ts';
import { text } from '../fields/fields.ts';

export const DataTable = defineComponent({
  group: 'text',
  attributes: {
    label: text('DataTable.label', 'Register of complaints', { max: 80 }),
  },
  words: ['label'],
  text: 'required',
  needs: 'table',
  document: 'children',
});
