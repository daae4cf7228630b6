import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const ClearStorage = defineComponent({
  group: 'site',
  isOfOnePage: true,
  attributes: z.strictObject({}),
});
