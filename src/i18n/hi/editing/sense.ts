import type { sense as english } from '../../en/editing/sense.ts';
import type { TranslatedTexts } from '../../message.ts';

export const sense: TranslatedTexts<typeof english> = {
  eventOnNoPage: {
    problem: 'यह कार्यक्रम ({kind}, {date}) किसी पृष्ठ की सूची में नहीं है और किसी पृष्ठ से उसका लिंक भी नहीं है',
    expected: 'कार्यक्रमों के किसी पृष्ठ पर, हर भाषा में, ऐसी सूची जिसमें इसका वर्ष और प्रकार आए, या इसका लिंक।',
  },
  pageOutOfReach: {
    problem: '{path} तक कुछ नहीं ले जाता: न मेनू, न सूची, न लिंक, न साइट मानचित्र',
    expected:
      'src/content/navigation.yaml में एक पंक्ति, किसी और पृष्ठ पर लिंक, या साइट मानचित्र में <SiteMap />। `unlisted: true` हो तो इनमें से कुछ आवश्यक नहीं।',
  },
  holidaysEnd: {
    problem: 'अवकाशों की सूची {day} को समाप्त होती है; उसके बाद की समय-सीमाएँ बिना अवकाश के गिनी जाती हैं',
    expected: 'अगले वर्ष के अवकाश, जैसे ही वे ज्ञात हों।',
  },
  dayToCome: {
    problem: '{day} अभी आने वाला है, पर इसे वह दिन बताया गया है जब यह काम हुआ',
    expected: 'वह दिन जब काम हुआ; तब तक यह फ़ील्ड न लिखें।',
  },
};
