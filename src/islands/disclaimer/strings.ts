import type { Language } from '../../i18n/languages.ts';

export interface DisclaimerStrings {
  title: string;
  body: string;
  law: string;
  understand: string;
  close: string;
}

export const strings: Record<Language, DisclaimerStrings> = {
  en: {
    title: 'Before you read on',
    body: 'This site is a preview and demonstration project. Its content comes from public sources or was written as an example.',
    law: 'Nothing here is legal advice or an invitation to play.',
    understand: 'I Understand',
    close: 'Close',
  },
  hi: {
    title: 'आगे पढ़ने से पहले',
    body: 'यह साइट एक पूर्वावलोकन और प्रदर्शन परियोजना है। इसकी सामग्री सार्वजनिक स्रोतों से ली गई है या उदाहरण के रूप में लिखी गई है।',
    law: 'यहाँ दी गई कोई भी बात विधिक सलाह या खेलने का निमंत्रण नहीं है।',
    understand: 'मैंने समझ लिया',
    close: 'बंद करें',
  },
};
