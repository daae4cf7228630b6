import { exampleColours } from '../../packages/content-model/fields/colours.ts';
import { createPalette } from '../../packages/base/shared/colours/palette.ts';
import type { Organisation } from '../../packages/documents/typst/organisation.ts';

/** An organisation that publishes documents, in Hindi. */
export const organisation: Organisation = {
  name: 'भारतीय फैंटेसी स्पोर्ट्स महासंघ',
  otherNames: ['Indian Fantasy Sports Federation'],
  address: '12, संसद मार्ग\nनई दिल्ली 110 001',
  email: 'office@federation.example',
  phone: '+91 11 5550 0100',
  colours: createPalette(exampleColours),
  notGovernment: 'यह सरकारी कार्यालय नहीं है।',
};
