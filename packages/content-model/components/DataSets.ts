import { defineComponent } from './component-definition.ts';

export const DataSets = defineComponent({
  group: 'lists',
});
