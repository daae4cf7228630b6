import type { Translation } from '../translation.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Translation<typeof english> = {
  'error.404.title': 'पृष्ठ नहीं मिला',
  'error.404.message': 'आप जिस पृष्ठ को खोज रहे हैं, वह शायद किसी अनजान यात्रा पर निकल गया है।',
  'error.404.suggestions':
    'पता जाँचें कि टाइप करने में कोई भूल तो नहीं हुई।|ऊपर दिए मेनू या खोज का उपयोग करें।|मुखपृष्ठ से फिर शुरू करें।',
  'error.500.title': 'सर्वर में गड़बड़ी',
  'error.500.message': 'हमारी ओर से कुछ गड़बड़ी हुई है। हम उसे ठीक कर रहे हैं।',
  'error.500.suggestions':
    'कुछ मिनट बाद पृष्ठ फिर खोलें।|पिछले पृष्ठ पर लौटें।|समस्या दोबारा हो तो नीचे दी गई संदर्भ संख्या के साथ हमें बताएँ।',
  'error.maintenance.title': 'रखरखाव जारी है',
  'error.maintenance.message': 'साइट के इस भाग में अभी सुधार का काम चल रहा है।',
  'error.maintenance.suggestions':
    'कुछ समय बाद फिर देखें।|साइट के अन्य अनुभाग देखें।|ज़रूरी काम हो तो सहायता केंद्र से संपर्क करें।',
  'error.maintenance.updated': 'अंतिम अद्यतन:',
  'error.network.title': 'नेटवर्क कनेक्शन की समस्या',
  'error.network.message': 'हमारे सर्वर से संपर्क नहीं हो पा रहा है। कृपया अपना इंटरनेट कनेक्शन जाँचें।',
  'error.network.suggestions':
    'जाँचें कि आपका डिवाइस इंटरनेट से जुड़ा है।|थोड़ा रुककर पृष्ठ फिर खोलें।|हो सके तो कोई दूसरा नेटवर्क आज़माएँ।',
  'error.unauthorized.title': 'अनधिकृत प्रवेश',
  'error.unauthorized.message': 'आपको यह पृष्ठ देखने की अनुमति नहीं है।',
  'error.unauthorized.suggestions':
    'पहले सदस्य पोर्टल में लॉगिन करें।|जाँचें कि आपने सही पता खोला है।|यदि आपको अनुमति होनी चाहिए तो हमसे माँगें।',
  'error.forbidden.title': 'प्रवेश वर्जित',
  'error.forbidden.message': 'यह सामग्री अभी नहीं देखी जा सकती।',
  'error.forbidden.suggestions':
    'जाँचें कि आपने सही पता खोला है।|पिछले पृष्ठ पर लौटें।|हमसे पूछें कि यह पृष्ठ क्यों नहीं दिखाया जाता।',
  'error.try': 'आप क्या कर सकते हैं',
  'error.description': 'यह पृष्ठ नहीं दिखाया जा सका। आगे क्या करें और हमें कैसे बताएँ, यह यहाँ दिया गया है।',
  'error.link.contact': 'हमसे संपर्क करें',
  'error.link.news': 'समाचार',
  'error.link.home': 'मुखपृष्ठ',
};
