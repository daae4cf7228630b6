import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const Deadlines = defineComponent({
  group: 'site',
  attributes: z.strictObject({}),
});
