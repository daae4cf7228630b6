import { z } from 'astro/zod';
import { defineComponent } from './component-definition.ts';

export const CertificateKeys = defineComponent({
  group: 'certificates',
  isOfOnePage: true,
  attributes: z.strictObject({}),
});
