import type { words as english } from '../../en/editing/words.ts';
import type { TranslatedTexts } from '../../message.ts';

export const words: TranslatedTexts<typeof english> = {
  wordRefused: {
    problem: '“{word}” शब्द-सूची में है',
    expected:
      'लिखें: {write}। {because} यदि यहाँ यही शब्द सही है, तो उसे “उद्धरण चिह्नों” में लिखें या en.mdx में उसकी अनुमति दें।',
  },
  wordRefusedInSettings: {
    problem: '“{word}” शब्द-सूची में है',
    expected: 'लिखें: {write}। {because} यदि यहाँ यही शब्द सही है, तो उसे “उद्धरण चिह्नों” में लिखें।',
  },
  wordBetter: {
    problem: 'साइट पर “{word}” नहीं लिखा जाता',
    expected: '{write}। {because} यदि यहाँ यही सही है, तो इसे “उद्धरण चिह्नों” में लिखें।',
  },
  sentenceLong: {
    problem: '{count} शब्दों का वाक्य, अच्छा हो कि {most} से अधिक न हों: “{start}”',
    expected: 'दो या तीन छोटे वाक्य।',
  },
  paragraphLong: {
    problem: '{count} शब्दों का अनुच्छेद, अच्छा हो कि {most} से अधिक न हों: “{start}”',
    expected: 'दो या तीन छोटे अनुच्छेद।',
  },
};
