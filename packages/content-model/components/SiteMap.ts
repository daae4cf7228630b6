import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const SiteMap = defineComponent({
  group: 'lists',
  attributes: z.strictObject({}),
  showsEveryPage: true,
});
