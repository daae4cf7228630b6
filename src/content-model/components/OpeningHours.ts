import { z } from 'astro/zod';
import { defineComponent } from '../component-definition.ts';
import { choice } from '../fields/fields.ts';

export const OpeningHours = defineComponent({
  group: 'site',
  attributes: z.strictObject({ of: choice('OpeningHours.of', ['office', 'support']) }),
});
