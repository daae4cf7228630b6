import { defineComponent } from './component-definition.ts';

export const Steps = defineComponent({
  group: 'text',
  text: 'required',
  needs: 'list',
  document: 'children',
});
