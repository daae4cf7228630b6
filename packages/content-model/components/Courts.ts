import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const Courts = defineComponent({
  group: 'site',
  attributes: z.strictObject({}),
  document: {
    value: ({ settings, language }) => ({ type: 'text', value: settings.courts[language] }),
  },
});
