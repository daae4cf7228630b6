import { defineComponent } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

export const CertificateVerifier = defineComponent({
  group: 'certificates',
  attributes: {
    by: choice('CertificateVerifier.by', ['number', 'scan', 'upload']),
  },
  text: 'optional',
});
