import type { values as english } from '../../en/editing/values.ts';
import type { Translation } from '../../translation.ts';

export const values: Translation<typeof english> = {
  readOtherwise: {
    problem: '{value} को संख्या या दिनांक माना जाएगा, शब्द नहीं',
    expected: 'मान उद्धरण-चिह्नों में।',
  },
  fieldsMissing: {
    problem: '--- की दो पंक्तियों के बीच कोई फ़ील्ड नहीं है',
    expected: 'ठीक तीन हाइफ़न की पंक्ति (---), फिर फ़ील्ड, फिर वैसी ही पंक्ति, फिर पाठ।',
  },
  valueTaken: {
    problem: '{value} पहले से {other} में है',
    expected: 'ऐसा मान जो इस प्रकार की किसी और प्रविष्टि में न हो।',
  },
};
