import { z } from 'astro/zod';
import { toOneLine } from '../../core/one-line.ts';
import { defineComponent } from '../component-definition.ts';

export const OurAddress = defineComponent({
  group: 'site',
  attributes: z.strictObject({}),
  document: {
    value: ({ settings: { contact }, language }) => ({
      type: 'text',
      value: toOneLine(contact.address[language]),
    }),
  },
});
