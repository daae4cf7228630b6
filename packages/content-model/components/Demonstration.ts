import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';
import { isDemonstrationSite } from '../settings/settings.ts';

export const Demonstration = defineComponent({
  group: 'site',
  attributes: z.strictObject({}),
  text: 'required',
  isShown: isDemonstrationSite,
  document: 'children',
});
