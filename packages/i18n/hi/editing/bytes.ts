import type { bytes as english } from '../../en/editing/bytes.ts';
import type { Translation } from '../../translation.ts';

export const bytes: Translation<typeof english> = {
  notUtf8: {
    problem: 'यह फ़ाइल UTF-8 में नहीं सहेजी गई है, इसलिए साइट पर इसके अक्षर बिगड़ जाएँगे',
    expected: 'यही फ़ाइल UTF-8 में: टेक्स्ट एडिटर में “Save with encoding” और फिर “UTF-8” चुनें।',
  },
  encodedTwice: {
    problem: 'अक्षर बिगड़ गए हैं: “{given}” पहले “{meant}” था',
    expected: 'शब्द वैसे, जैसे वे पढ़े जाने हैं। उन्हें मूल स्थान से फिर कॉपी करें और UTF-8 में सहेजें।',
  },
  hiddenCharacter: {
    problem: '“{before}” के बाद एक चिह्न ({code}) है, जो दिखाई नहीं देता',
    expected: 'शब्द इस चिह्न के बिना। `npm run content -- --fix` इसे हटा देता है।',
  },
  harmfulCharacter: {
    problem: '“{before}” के बाद एक चिह्न ({code}) है, जो शब्दों को बिगाड़ता है',
    expected: 'यह चिह्न हटाएँ और आसपास के शब्द पढ़ें; जो गलत हो, उसे फिर से लिखें।',
  },
  conflictMark: {
    problem: '{mark} Git का टकराव-चिह्न है: इन पंक्तियों को दो लोगों ने बदला है',
    expected:
      'सही पंक्तियाँ रखें; शेष पंक्तियाँ और चिह्नों की तीनों पंक्तियाँ (<<<<<<<, ======= और >>>>>>>) हटाएँ।',
  },
};
