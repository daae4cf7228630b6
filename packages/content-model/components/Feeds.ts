import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const Feeds = defineComponent({
  group: 'lists',
  attributes: z.strictObject({}),
});
