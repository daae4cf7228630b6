import type { disclaimer as english } from '../en/disclaimer.ts';
import type { Translation } from '../translation.ts';

export const disclaimer: Translation<typeof english> = {
  title: 'आगे पढ़ने से पहले',
  body: 'यह साइट पूर्वावलोकन के लिए नमूने (डेमो) के रूप में बनी है। इसकी सामग्री सार्वजनिक स्रोतों से ली गई है या उदाहरण के रूप में लिखी गई है।',
  law: 'यहाँ दी गई कोई भी बात विधिक सलाह या खेलने का निमंत्रण नहीं है।',
  understand: 'मैंने समझ लिया',
  close: 'बंद करें',
};
