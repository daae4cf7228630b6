import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const Steps = defineComponent({
  group: 'text',
  attributes: z.strictObject({}),
  text: 'required',
  needs: 'list',
  document: 'children',
});
