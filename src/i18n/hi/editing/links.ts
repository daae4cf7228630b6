import type { links as english } from '../../en/editing/links.ts';
import type { TranslatedTexts } from '../../message.ts';

export const links: TranslatedTexts<typeof english> = {
  linkLeadsNowhere: {
    problem: 'लिंक {target} किसी पृष्ठ तक नहीं ले जाता',
    expected: 'किसी पृष्ठ का पथ, भाषा के बिना, जैसे /about/charter, या https से शुरू होने वाला पता।',
  },
  linkNamesLanguage: {
    problem: 'लिंक {target} में भाषा लिखी है',
    expected: '{path}। पाठक की भाषा साइट स्वयं जोड़ती है।',
  },
  linkPartMissing: {
    problem: 'पृष्ठ {path} पर {part} नाम का कोई भाग नहीं है',
    expected: 'उस पृष्ठ का कोई टैब या शीर्षक: {parts}. या # के बिना पता।',
  },
  subjectUnknown: {
    problem: 'पृष्ठ {path} के किसी फ़ॉर्म में विषय “{subject}” नहीं है',
    expected: 'इनमें से एक: {subjects}। या `?subject=` के बिना पता।',
  },
  linkToOwnComputer: {
    problem: '{target} केवल उसी कंप्यूटर पर खुलता है जिस पर इसे लिखा गया',
    expected: 'केवल पृष्ठ का पथ, जैसे /contact।',
  },
  addressMalformed: {
    problem: '{target} पूरा पता नहीं है',
    expected:
      'पता वैसा, जैसा ब्राउज़र दिखाता है; mailto: के साथ ई-मेल पता; या tel: के साथ अंकों में नंबर, जैसे tel:+911155500100।',
  },
  linkWithoutWords: {
    problem: '{target} के लिंक में कोई शब्द नहीं है, इसलिए उसे न देखा जा सकता है, न खोला जा सकता है',
    expected: 'चौकोर कोष्ठक में ऐसे शब्द जो बताएँ कि लिंक कहाँ ले जाता है।',
  },
  linkLeftAsText: {
    problem: 'पाठक को {found} लिंक के रूप में नहीं, इसी तरह लिखा हुआ दिखता है',
    expected: 'चौकोर कोष्ठक में शब्द और ठीक उसके बाद गोल कोष्ठक में पता: [आचार संहिता](/about/charter).',
  },
  linkInPlainField: {
    problem: 'पाठक को {found} इसी तरह लिखा हुआ दिखता है, क्योंकि इस फ़ील्ड में केवल सादे शब्द होते हैं',
    expected: 'केवल शब्द। लिंक को फ़ील्डों के नीचे के पाठ में लिखें।',
  },
  linkWordsSayNothing: {
    problem: '“{words}” से पता नहीं चलता कि लिंक कहाँ ले जाता है',
    expected: 'ऐसे शब्द जो अकेले भी समझ में आएँ, जैसे पृष्ठ का नाम: स्क्रीन रीडर लिंक को वाक्य से अलग पढ़ता है।',
  },
};
