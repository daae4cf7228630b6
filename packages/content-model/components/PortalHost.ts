import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const PortalHost = defineComponent({
  group: 'site',
  attributes: z.strictObject({}),
  document: {
    value: ({ settings: { portal, site } }) => ({
      type: 'text',
      value: new URL(portal?.api ?? site).host,
    }),
  },
});
