import type { Language } from '../../i18n/languages.ts';

const en = {
  tipsTitle: 'Still nothing to read',
  tips: [
    'Move closer, until the code fills the frame, then slowly back.',
    'Turn on the light, or go to a window; avoid glare on glossy paper.',
    'Lay the paper flat and hold the phone parallel to it.',
    'Wipe the lens.',
    'Make sure that the whole code is in the frame, with its white edge.',
    'Take a photograph and choose it under “Upload Certificate”, or type the number under “Manual Entry”.',
  ],
  problems: {
    refused: {
      title: 'The camera was refused',
      help: 'Allow the camera for this site in the settings of your browser, usually at the lock or the camera beside the address, and start again. Nothing that it sees leaves this device.',
    },
    missing: {
      title: 'No camera was found',
      help: 'This device has none, or none that fits. Photograph the certificate and choose the picture under “Upload Certificate”, or type the number.',
    },
    busy: {
      title: 'The camera is in use',
      help: 'Another program or another tab holds it. Close video calls and camera apps, and start again.',
    },
    insecure: {
      title: 'The camera needs a secure connection',
      help: 'Browsers give the camera only to pages that come over https, and some apps open pages without it. Open this page in your browser, with https at the beginning of the address.',
    },
    failed: {
      title: 'The scanner could not be started',
      help: 'Check your connection and start again. You can also upload a photograph of the certificate or type its number.',
    },
  },
};

/** Help for the scanner; fetched with it. */
export type ScanHelpStrings = typeof en;

const hi: ScanHelpStrings = {
  tipsTitle: 'अभी कुछ पढ़ा नहीं जा सका',
  tips: [
    'कैमरा पास लाएँ जब तक कोड चौखट भर न दे, फिर धीरे-धीरे पीछे करें।',
    'रोशनी जलाएँ या खिड़की के पास जाएँ; चमकीले कागज़ पर चमक से बचें।',
    'कागज़ को समतल रखें और फ़ोन को उसके समानांतर।',
    'लेंस पोंछें।',
    'ध्यान रखें कि पूरा कोड अपने सफ़ेद किनारे सहित चौखट में हो।',
    'तस्वीर लेकर उसे “प्रमाणपत्र अपलोड करें” में चुनें, या “संख्या लिखें” में संख्या टाइप करें।',
  ],
  problems: {
    refused: {
      title: 'कैमरे की अनुमति नहीं मिली',
      help: 'ब्राउज़र की सेटिंग में, प्रायः पते के पास ताले या कैमरे के चिह्न पर, इस साइट को कैमरे की अनुमति दें और फिर शुरू करें। कैमरे का दृश्य इस उपकरण से बाहर नहीं जाता।',
    },
    missing: {
      title: 'कोई कैमरा नहीं मिला',
      help: 'इस उपकरण में उपयुक्त कैमरा नहीं है। प्रमाणपत्र की तस्वीर लेकर उसे “प्रमाणपत्र अपलोड करें” में चुनें, या संख्या टाइप करें।',
    },
    busy: {
      title: 'कैमरा उपयोग में है',
      help: 'कोई दूसरा प्रोग्राम या टैब उसका उपयोग कर रहा है। वीडियो कॉल और कैमरा ऐप बंद करें, फिर शुरू करें।',
    },
    insecure: {
      title: 'कैमरे के लिए सुरक्षित कनेक्शन चाहिए',
      help: 'ब्राउज़र केवल सुरक्षित कनेक्शन वाले पृष्ठों को कैमरा देते हैं, और कुछ ऐप पृष्ठ इसके बिना खोलते हैं। यह पृष्ठ अपने ब्राउज़र में सुरक्षित पते से खोलें।',
    },
    failed: {
      title: 'स्कैनर शुरू नहीं हो सका',
      help: 'अपना कनेक्शन जाँचें और फिर शुरू करें। आप प्रमाणपत्र की तस्वीर अपलोड कर सकते हैं या उसकी संख्या टाइप कर सकते हैं।',
    },
  },
};

export const strings: Record<Language, ScanHelpStrings> = { en, hi };
