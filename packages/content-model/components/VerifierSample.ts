import { defineComponent } from './component-definition.ts';
import { choice } from '../fields/fields.ts';

export const VerifierSample = defineComponent({
  group: 'certificates',
  attributes: {
    language: choice('VerifierSample.language', ['python', 'js']),
  },
  isOfOnePage: true,
});
