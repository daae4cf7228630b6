import { defineComponent } from './component-definition.ts';

export const CertificateKeys = defineComponent({
  group: 'certificates',
  isOfOnePage: true,
});
