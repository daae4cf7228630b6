import { defineComponent } from './component-definition.ts';

export const PortalLink = defineComponent({
  group: 'site',
});
