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
  numbersOutOfOrder: {
    problem: '{number} की तिथि {date} है, पर {before} की तिथि {dateBefore} है',
    expected: 'संख्याएँ तिथियों के क्रम में।',
  },
  numbersMissing: {
    problem: '{numbers} संख्या का कोई अभिलेख नहीं है',
    expected: 'बिना छूटी संख्याओं का क्रम: छूटा हुआ अभिलेख लिखें, या सेटिंग के `missingNumbers` में कारण बताएँ।',
  },
  numberUnknown: {
    problem: '{number} संख्या का कोई अभिलेख नहीं है',
    expected: 'किसी अभिलेख की संख्या, जैसी वहाँ लिखी है।',
  },

  numberNotOfMonth: {
    problem: '{number} तिथि {date} से मेल नहीं खाती: महीने में {perMonth} हों, तो यह लगभग {about} होती',
    expected: 'वह संख्या जिससे यह जारी हुआ; या सेटिंग में कोई और `perMonth`।',
  },

  announcedLate: {
    problem: '{date} से लागू है, पर {other} ने इसकी सूचना {announced} को ही दी',
    expected: 'दोनों के बीच कम से कम {days} दिन, जैसा महासंघ का वचन है।',
  },
  dayAfterReport: {
    problem: '{day} प्रतिवेदन की तिथि {date} के बाद है',
    expected:
      'वह जो उस तिथि को ज्ञात था। बाद में जोड़ा गया भाग उसके दिन से शुरू करें: “18 नवंबर 2026 को जोड़ा गया: …”।',
  },

  titleUsedTwice: {
    problem: 'यही {other} में भी है',
    expected: 'ऐसा शीर्षक जो किसी और पृष्ठ का न हो, जैसे वर्ष के साथ।',
  },
  descriptionUsedTwice: { problem: 'यही {other} में भी है', expected: 'इस पृष्ठ में जो विशेष है।' },

  dateNotOfEvent: {
    problem: '{date} {event} का दिन नहीं है; वह {first} को है',
    expected: 'उस कार्यक्रम का कोई दिन जिसका यह अभिलेख है।',
  },
  dateNotInEvent: {
    problem: '{date} {event} का दिन नहीं है; वह {first} से {last} तक है',
    expected: 'उस कार्यक्रम का कोई दिन जिसका यह अभिलेख है।',
  },
  titleOfOtherYear: {
    problem: 'इसमें वर्ष {year} लिखा है, पर तिथि {date} है',
    expected: 'वह वर्ष जिसमें कार्यक्रम होता है।',
  },
  dateNotInFolderYear: {
    problem: '{date} फ़ोल्डर {folder} के वर्ष में नहीं है',
    expected: 'उस वर्ष का कोई दिन।',
  },
};
