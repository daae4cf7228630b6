import { defineComponent } from './component-definition.ts';

export const Cards = defineComponent({
  group: 'text',
  text: 'required',
  document: 'children',
});
