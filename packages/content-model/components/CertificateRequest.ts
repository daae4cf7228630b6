import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const CertificateRequest = defineComponent({
  group: 'forms',
  attributes: z.strictObject({}),
  parts: [{ id: 'details', words: 'details' }],
  text: 'optional',
  sendsTo: 'portal',
});
