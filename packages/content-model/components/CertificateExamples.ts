import { defineComponent } from './component-definition.ts';

export const CertificateExamples = defineComponent({
  group: 'certificates',
  isOfOnePage: true,
});
