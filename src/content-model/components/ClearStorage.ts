import { z } from 'astro/zod';
import { defineComponent } from '../component-definition.ts';

export const ClearStorage = defineComponent({
  group: 'site',
  attributes: z.strictObject({}),
});
