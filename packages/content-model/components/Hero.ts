import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const Hero = defineComponent({
  group: 'home',
  attributes: z.strictObject({}),
  text: 'required',
  onlyIn: 'home',
});
