import { defineComponent } from './component-definition.ts';

export const PortalHost = defineComponent({
  group: 'site',
  document: {
    value: ({ settings: { portal, site } }) => ({
      type: 'text',
      value: new URL(portal?.api ?? site).host,
    }),
  },
});
