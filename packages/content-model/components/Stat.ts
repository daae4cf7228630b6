import { defineComponent } from './component-definition.ts';
import { text } from '../fields/fields.ts';

export const Stat = defineComponent({
  group: 'text',
  attributes: {
    value: text('Stat.value', '42', { max: 20 }),
    label: text('Stat.label', 'operators in membership', { max: 90 }),
  },
  words: ['value', 'label'],
  inside: 'Stats',
  document: 'parent',
});
