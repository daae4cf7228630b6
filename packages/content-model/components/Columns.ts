import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const Columns = defineComponent({
  group: 'home',
  attributes: z.strictObject({}),
  text: 'required',
  onlyIn: 'home',
});
