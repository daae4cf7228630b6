import { defineComponent, inGroup } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

/** Ways to verify a certificate, and what a program needs for it. */
export const certificateComponents = inGroup('certificates', {
  CertificateVerifier: defineComponent({
    attributes: {
      by: choice('CertificateVerifier.by', ['number', 'scan', 'upload']),
    },
    text: 'optional',
  }),
  CertificateKeys: defineComponent({
    isOfOnePage: true,
  }),
  VerifierSample: defineComponent({
    attributes: {
      language: choice('VerifierSample.language', ['python', 'js']),
    },
    isOfOnePage: true,
  }),
  CertificateExamples: defineComponent({
    isOfOnePage: true,
  }),
});
