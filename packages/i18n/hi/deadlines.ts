import type { deadlines as english } from '../en/deadlines.ts';
import type { Translation } from '../translation.ts';

export const deadlines: Translation<typeof english> = {
  incident: 'घटना का दिन',
  sent: 'भेजने का दिन (खाली हो तो आज)',
  last: 'शिकायत भेजने का अंतिम दिन',
  review: 'प्रारंभिक समीक्षा इस दिन तक',
  decision: 'निर्णय इस दिन तक',
  complex: 'जटिल मामले में इस दिन तक',
  ifSent: 'यदि आप {day} को भेजें:',
  late: '30 दिन {day} को पूरे हो गए। फिर भी शिकायत भेजें और देरी का कारण बताएँ।',
  future: 'यह दिन अभी आया नहीं है।',
  reversed: 'भेजने का दिन घटना से पहले का है।',
  uncertain: 'उस वर्ष के सभी अवकाशों की अभी पुष्टि नहीं हुई है, इसलिए तिथियाँ बदल सकती हैं।',
};
