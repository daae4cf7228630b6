import { defineComponent } from './component-definition.ts';

export const Deadlines = defineComponent({
  group: 'site',
});
