import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const Stats = defineComponent({
  group: 'text',
  attributes: z.strictObject({}),
  text: 'required',
  document: {
    blocks: ({ items }) => [
      {
        type: 'stats',
        items: items().map(({ value = '', label = '' }) => ({ value, label })),
      },
    ],
  },
});
