import { defineComponent } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

export const Column = defineComponent({
  group: 'home',
  attributes: {
    area: choice('Column.area', ['latest', 'left', 'centre', 'right']),
  },
  text: 'required',
  inside: 'Columns',
  onlyIn: 'home',
});
