import type { values as english } from '../../en/editing/values.ts';
import type { TranslatedTexts } from '../../message.ts';

export const values: TranslatedTexts<typeof english> = {
  readOtherwise: {
    problem: '{value} को संख्या या दिनांक माना जाएगा, शब्द नहीं',
    expected: 'मान उद्धरण-चिह्नों में।',
  },
  fieldsMissing: {
    problem: 'इस फ़ाइल में कोई फ़ील्ड नहीं है',
    expected: 'पहले --- की पंक्ति, फिर फ़ील्ड, फिर --- की पंक्ति, फिर पाठ।',
  },
  openingFenceMissing: {
    problem: 'फ़ील्डों के ऊपर --- की पंक्ति नहीं है',
    expected: 'पहले फ़ील्ड के ऊपर ठीक तीन हाइफ़न की पंक्ति: ---',
  },
  closingFenceMissing: {
    problem: 'फ़ील्डों के नीचे --- की पंक्ति नहीं है',
    expected: 'अंतिम फ़ील्ड और पाठ के बीच ठीक तीन हाइफ़न की पंक्ति: ---',
  },
  fenceNotAlone: {
    problem: '--- की पंक्ति में उसके बाद कुछ और है',
    expected: 'ठीक तीन हाइफ़न की पंक्ति (---), और कुछ नहीं।',
  },
  valueTaken: {
    problem: '{value} पहले से {other} में है',
    expected: 'ऐसा मान जो इस प्रकार की किसी और प्रविष्टि में न हो।',
  },
};
