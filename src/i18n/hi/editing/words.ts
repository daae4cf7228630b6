import type { words as english } from '../../en/editing/words.ts';
import type { TranslatedTexts } from '../../message.ts';

export const words: TranslatedTexts<typeof english> = {
  wordBetter: {
    problem: 'साइट पर “{word}” नहीं लिखा जाता',
    expected: '{write}। {because} यदि यहाँ यही सही है, तो इसे “उद्धरण चिह्नों” में लिखें।',
  },
};
