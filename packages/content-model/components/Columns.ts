import { defineComponent } from './component-definition.ts';

export const Columns = defineComponent({
  group: 'home',
  text: 'required',
  onlyIn: 'home',
});
