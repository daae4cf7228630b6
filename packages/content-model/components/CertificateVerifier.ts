import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

export const CertificateVerifier = defineComponent({
  group: 'certificates',
  attributes: z.strictObject({
    by: choice('CertificateVerifier.by', ['number', 'scan', 'upload']),
  }),
  text: 'optional',
});
