import { defineComponent } from './component-definition.ts';

export const SiteMap = defineComponent({
  group: 'lists',
  showsEveryPage: true,
});
