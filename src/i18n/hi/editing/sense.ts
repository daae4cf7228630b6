import type { sense as english } from '../../en/editing/sense.ts';
import type { TranslatedTexts } from '../../message.ts';

export const sense: TranslatedTexts<typeof english> = {
  eventOnNoPage: {
    problem: 'यह कार्यक्रम ({kind}, {date}) किसी पृष्ठ की सूची में नहीं है और किसी पृष्ठ से उसका लिंक भी नहीं है',
    expected: 'कार्यक्रमों के किसी पृष्ठ पर, हर भाषा में, ऐसी सूची जिसमें इसका वर्ष और प्रकार आए, या इसका लिंक।',
  },
  pageOutOfReach: {
    problem: '{path} तक न कोई मेनू ले जाता है, न साइट मानचित्र',
    expected:
      'src/content/navigation.yaml में एक पंक्ति, या src/content/pages/sitemap में लिंक। `unlisted: true` हो तो दोनों आवश्यक नहीं।',
  },
  pageOnlyInSiteMap: {
    problem: '{path} तक केवल साइट मानचित्र ले जाता है',
    expected:
      'उसी विषय के किसी पृष्ठ से लिंक, या src/content/navigation.yaml में एक पंक्ति। `unlisted: true` हो तो दोनों आवश्यक नहीं।',
  },
  pageNotInSiteMap: {
    problem: 'साइट मानचित्र में {path} नहीं है',
    expected: 'src/content/pages/sitemap में <SiteMap />, जिसमें हर पृष्ठ होता है, या वहाँ एक लिंक।',
  },
  pageTwiceInMenu: {
    problem: '{page} इस मेनू में पहले से है, पंक्ति {line} पर',
    expected: 'एक मेनू में हर पृष्ठ एक ही बार।',
  },
  dayTwice: {
    problem: '{day} इस सूची में पहले से है',
    expected: 'हर दिन एक ही बार।',
  },
  holidaysEnd: {
    problem: 'अवकाशों की सूची {day} को समाप्त होती है; उसके बाद की समय-सीमाएँ बिना अवकाश के गिनी जाती हैं',
    expected: 'अगले वर्ष के अवकाश, जैसे ही वे ज्ञात हों।',
  },
  dayToCome: {
    problem: '{day} अभी आने वाला है, पर इसे वह दिन बताया गया है जब यह काम हुआ',
    expected: 'वह दिन जब काम हुआ; तब तक यह फ़ील्ड न लिखें।',
  },
  datedAhead: {
    problem: '{day} अभी आने वाला है, पर प्रविष्टि साइट पर अभी से है',
    expected: 'जारी होने का दिन; या `publishFrom` में वह दिन जब इसे दिखना है।',
  },
  expiredAlready: {
    problem: '{day} बीत चुका है, इसलिए यह न मुखपृष्ठ पर है, न सूचना-पट्टी में',
    expected: 'वह अंतिम दिन जब तक यह समाचार है। उसके बाद प्रविष्टि केवल अभिलेखागार में रहती है।',
  },
};
