import { defineComponent } from './component-definition.ts';
import { text } from '../fields/fields.ts';

export const Tabs = defineComponent({
  group: 'text',
  attributes: { label: text('Tabs.label', 'Ombudsman', { max: 80 }) },
  words: ['label'],
  text: 'required',
  document: 'children',
});
