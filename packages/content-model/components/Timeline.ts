import { defineComponent } from './component-definition.ts';

export const Timeline = defineComponent({
  group: 'text',
  text: 'required',
  document: 'children',
});
