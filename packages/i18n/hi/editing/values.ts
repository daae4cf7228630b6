import type { values as english } from '../../en/editing/values.ts';
import type { Translation } from '../../translation.ts';

export const values: Translation<typeof english> = {
  readOtherwise: {
    problem: '{value} को संख्या या तिथि माना जाएगा, शब्द नहीं',
    expected: 'मान उद्धरण चिह्नों में।',
  },
  fieldsMissing: {
    problem: '--- की दो पंक्तियों के बीच कोई फ़ील्ड नहीं है',
    expected: 'ठीक तीन हाइफ़न की पंक्ति (---), फिर फ़ील्ड, फिर वैसी ही पंक्ति, फिर पाठ।',
  },
  noEdition: {
    problem: '{rule} ऐसा पृष्ठ या दिशानिर्देश नहीं है जिसमें संस्करण लिखा हो',
    expected: 'नियम का पता, जिसके पृष्ठ में `edition` या दिशानिर्देश में `version` हो।',
  },
  editionSameTime: {
    problem: 'इस नियम का एक और संस्करण भी {day} से, या उससे पहले से, लागू है',
    expected: 'पहला दिन जब यह संस्करण लागू हुआ, अगले संस्करण के पहले दिन से पहले।',
  },
  editionGap: {
    problem: 'अगला संस्करण {from} से लागू है, इसलिए यह {until} तक लागू है',
    expected: 'अगला संस्करण लागू होने से एक दिन पहले का दिन।',
  },
  valueTaken: {
    problem: '{value} पहले से {other} में है',
    expected: 'ऐसा मान जो इस प्रकार की किसी और प्रविष्टि में न हो।',
  },
};
