import { defineComponent } from './component-definition.ts';

export const Feeds = defineComponent({
  group: 'lists',
});
