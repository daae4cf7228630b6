import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const Timeline = defineComponent({
  group: 'text',
  attributes: z.strictObject({}),
  text: 'required',
  document: 'children',
});
