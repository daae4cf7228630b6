import { defineComponent } from './component-definition.ts';

export const CertificatePrefix = defineComponent({
  group: 'site',
  values: ({ certificatePrefix }) => [{ shown: [`${certificatePrefix}-`] }],
  document: {
    value: ({ settings }) => ({ type: 'text', value: settings.certificatePrefix }),
  },
});
