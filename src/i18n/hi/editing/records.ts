import type { records as english } from '../../en/editing/records.ts';
import type { TranslatedTexts } from '../../message.ts';

export const records: TranslatedTexts<typeof english> = {
  dayBefore: {
    problem: '{later}, {field} के दिन {earlier} से पहले है',
    expected: '`{field}` का ही दिन या उसके बाद का कोई दिन।',
  },
  timeNotAfter: {
    problem: '{later}, {field} के समय {earlier} के बाद नहीं है',
    expected: '`{field}` के बाद का समय।',
  },

  numberOfOtherYear: {
    problem: '{number} वर्ष {year} की संख्या है, पर date {date} है',
    expected: 'संख्या में तिथि का ही वर्ष।',
  },
  numberUsedTwice: {
    problem: '{number} पहले से {other} की संख्या है',
    expected: 'ऐसी संख्या जो किसी और अभिलेख की न हो।',
  },
  numberUnknown: {
    problem: '{number} संख्या का कोई अभिलेख नहीं है',
    expected: 'किसी अभिलेख की संख्या, जैसी वहाँ लिखी है।',
  },

  titleUsedTwice: {
    problem: 'यही {other} में भी है',
    expected: 'ऐसा शीर्षक जो किसी और पृष्ठ का न हो, जैसे वर्ष के साथ।',
  },
};
