import { defineComponent } from './component-definition.ts';
import { digits } from '../fields/fields.ts';

export const BlankRows = defineComponent({
  group: 'files',
  attributes: { count: digits('BlankRows.count', '40') },
  onlyIn: 'fillable',
  document: { table: (table, { count }) => ({ ...table, blankRows: Number(count) }) },
});
