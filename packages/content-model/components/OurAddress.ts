import { toOneLine } from '@federation/base/one-line';
import { defineComponent } from './component-definition.ts';

export const OurAddress = defineComponent({
  group: 'site',
  // A line without a number is a town, of which a text may have its own to say.
  values: ({ contact: { address } }, language) => [
    { shown: address[language].split('\n').filter((line) => /\d/.test(line)) },
  ],
  document: {
    value: ({ settings: { contact }, language }) => ({
      type: 'text',
      value: toOneLine(contact.address[language]),
    }),
  },
});
