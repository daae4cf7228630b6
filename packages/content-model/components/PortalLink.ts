import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const PortalLink = defineComponent({
  group: 'site',
  attributes: z.strictObject({}),
});
