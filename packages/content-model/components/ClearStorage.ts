import { defineComponent } from './component-definition.ts';

export const ClearStorage = defineComponent({
  group: 'site',
  isOfOnePage: true,
});
