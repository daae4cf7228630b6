import type { yaml as english } from '../../en/editing/yaml.ts';
import type { Translation } from '../../translation.ts';

export const yaml: Translation<typeof english> = {
  yamlColon: {
    problem: 'मान में कोलन (:) है',
    expected: 'मान को सीधे उद्धरण चिह्नों में लिखें: `title: "कार्यालय: शुक्रवार को बंद"`।',
  },
  yamlTwice: {
    problem: '{name} फ़ील्ड दो बार लिखा है',
    expected: 'हर फ़ील्ड एक बार। दो में से एक पंक्ति हटाएँ।',
  },
  yamlTab: { problem: 'पंक्ति के आरंभ में टैब है', expected: 'टैब के बदले खाली स्थान (स्पेस)।' },
  yamlSign: {
    problem: 'मान ऐसे चिह्न से शुरू होता है जिसका अपना अर्थ है: {sign}',
    expected: 'मान को सीधे उद्धरण चिह्नों में लिखें।',
  },
  yamlUnreadable: {
    problem: 'इस पंक्ति से आगे फ़ील्ड पढ़े नहीं जा सके',
    expected:
      'हर पंक्ति में एक फ़ील्ड, `name: value`; नाम से पहले कोई खाली स्थान नहीं, कोलन के बाद एक, और हर चिह्न व कोष्ठक बंद। जिस मान में कोलन या उद्धरण चिह्न हो, या जो किसी चिह्न से शुरू हो, उसे सीधे उद्धरण चिह्नों में लिखें।',
  },
};
