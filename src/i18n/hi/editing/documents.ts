import type { documents as english } from '../../en/editing/documents.ts';
import type { TranslatedTexts } from '../../message.ts';

export const documents: TranslatedTexts<typeof english> = {
  fileTypeNotOffered: {
    problem: '{value} ऐसे प्रकार की फ़ाइल है जो साइट नहीं देती',
    expected: 'इनमें से एक: {endings}।',
  },
  fileNotOfType: {
    problem: 'फ़ाइल खाली है, या उस प्रकार की नहीं है जो उसके नाम में है',
    expected: 'वही फ़ाइल, उस प्रोग्राम में दोबारा सहेजी हुई जिसमें वह बनी थी।',
  },
  noTextForFile: {
    problem: 'फ़ाइल बनाने के लिए कोई पाठ नहीं है',
    expected: 'दस्तावेज़ का पाठ, या `document` फ़ील्ड में उसकी फ़ाइल।',
  },
  componentNotInFile: {
    problem: '<{name}> फ़ाइल में नहीं दिखाया जा सकता',
    expected: 'इनमें से एक: {names}।',
  },
  noTableForSheet: {
    problem: 'शीट बनाने के लिए कोई तालिका नहीं है',
    expected: '## वाला शीर्षक और उसके नीचे एक तालिका।',
  },
  fileTooLarge: {
    problem: 'फ़ाइल {size} MB की है, {most} से बड़ी',
    expected: 'छोटी फ़ाइल: बड़े आरेख के स्थान पर फ़ोटो, फिर से JPG में सहेजी तस्वीर, या PDF में प्रिंट किए पृष्ठ।',
  },
  drawingNotClean: {
    problem:
      'चित्र में ऐसे भाग हैं जो कोड चलाते हैं, कुछ और लोड करते हैं या केवल उसे बनाने वाले प्रोग्राम के काम के हैं; वह इनके बिना प्रकाशित होता है',
    expected:
      'चित्र वैसा, जैसा वह प्रकाशित होता है। `npm run content -- --fix` उसे ऐसा लिख देता है, और डेस्क भी फ़ाइल लेते समय। बाद में चित्र को देख लें।',
  },
  drawingBroken: {
    problem: 'चित्र नहीं खुलता',
    expected: 'ऐसा चित्र जिसे ब्राउज़र दिखा सके। उसे “plain SVG” के रूप में फिर सहेजें।',
  },
  drawingWithoutSize: {
    problem: 'चित्र में उसका आकार नहीं लिखा है',
    expected: '`viewBox` वाला चित्र। उसे “plain SVG” के रूप में फिर सहेजें।',
  },
  pictureBroken: {
    problem: 'चित्र नहीं खुलता: यह चित्र नहीं है, अधूरा है, या ऐसे प्रकार का है जिसे ब्राउज़र नहीं पहचानते',
    expected:
      'ऐसा चित्र जो इस कंप्यूटर पर खुले, JPG, PNG, WebP या AVIF में सहेजा हुआ। उसे फ़ोल्डर में फिर कॉपी करें।',
  },
  pictureTellsMore: {
    problem: 'चित्र में दिखाई देने से अधिक जानकारी है, जैसे वह कहाँ, कब, किसने या किस कैमरे से लिया',
    expected:
      'इस जानकारी के बिना वही चित्र। `npm run content -- --fix` उसे वैसा लिख देता है; डेस्क भी फ़ाइल लेते समय ऐसा ही करता है।',
  },
  pdfBroken: {
    problem: 'PDF नहीं खुलती',
    expected: 'ऐसी PDF जो इस कंप्यूटर पर खुले। उसे फ़ोल्डर में फिर कॉपी करें।',
  },
  pdfRunsCode: {
    problem:
      'पृष्ठों के अलावा PDF में {found} है, जो पाठक के यहाँ कुछ चलाता है या कोई और फ़ाइल भी प्रकाशित कर देता है',
    expected: 'केवल वही पृष्ठ: उन्हें PDF में प्रिंट करें।',
  },
  pdfLocked: {
    problem: 'PDF केवल पासवर्ड से खुलती है',
    expected: 'बिना पासवर्ड की वही PDF, जिससे सब उसे पढ़ सकें।',
  },
  notInFile: {
    problem: 'इस पाठ से बनी फ़ाइल में “{what}” नहीं दिखाया जा सकता',
    expected: 'शब्द, शीर्षक, सूचियाँ, तालिकाएँ और घटक; कोड और रेखाएँ (---) नहीं।',
  },
  notInWorkbook: {
    problem: 'कार्यपुस्तिका में यहाँ {what} नहीं दिखाया जा सकता',
    expected:
      'कार्यपुस्तिका में <Fields> न हों, और तालिका किसी टिप्पणी, कार्ड, सूची या उद्धरण के भीतर न हो। या `formats` से `xlsx` हटा दें।',
  },
  tableWithoutSheet: {
    problem: 'यह तालिका कार्यपुस्तिका की शीट नहीं बन सकती',
    expected:
      'हर तालिका के ऊपर उसका अपना ## वाला शीर्षक, जो पहले 31 अक्षरों में बाकी शीर्षकों से और “{first}” से अलग हो। या `formats` से `xlsx` हटा दें।',
  },
  blankRowsAlone: {
    problem: '{what} के ऊपर कोई तालिका नहीं है',
    expected: 'तालिका, और ठीक उसके नीचे {what}।',
  },
  letterNotInFonts: {
    problem: 'दस्तावेज़ों के फ़ॉन्ट में {letter} नहीं है',
    expected: 'कोई शब्द, या कीबोर्ड का चिह्न: सही के निशान की जगह “हाँ”, तीर की जगह “से” या “तक”।',
  },
};
