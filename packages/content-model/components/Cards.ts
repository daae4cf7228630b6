import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const Cards = defineComponent({
  group: 'text',
  attributes: z.strictObject({}),
  text: 'required',
  document: 'children',
});
