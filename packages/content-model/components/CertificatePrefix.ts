import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const CertificatePrefix = defineComponent({
  group: 'site',
  attributes: z.strictObject({}),
  values: ({ certificatePrefix }) => [{ shown: [`${certificatePrefix}-`] }],
  document: {
    value: ({ settings }) => ({ type: 'text', value: settings.certificatePrefix }),
  },
});
