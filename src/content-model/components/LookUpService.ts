import { z } from 'astro/zod';
import { defineComponent } from '../component-definition.ts';

export const LookUpService = defineComponent({
  group: 'site',
  isOfOnePage: true,
  attributes: z.strictObject({}),
});
