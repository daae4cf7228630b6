import type { Language } from '../../i18n/languages.ts';

const en = {
  number: {
    label: 'Certificate number',
    hint: 'Printed at the top of the certificate, in the format {product}-YYYY-XXXXXXXXX',
    paste: 'Paste',
    pasteLabel: 'Paste the number from the clipboard',
    verify: 'Verify',
    verifying: 'Verifying...',
    example: 'To see how it works, take the example',
  },
  scan: {
    start: 'Start Scanner',
    stop: 'Stop Scanner',
    starting: 'Starting the camera…',
    aim: 'Hold the QR code inside the frame, flat and in good light.',
    picture: 'What the camera sees',
    camera: 'Camera',
    cameraName: 'Camera {label}',
    torchOn: 'Light on',
    torchOff: 'Light off',
    verifying: 'Verifying...',
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
  },
  upload: {
    label: 'Certificate file',
    hint: 'PDF, JPG, JPEG or PNG, at most 5MB, clear, with all corners visible. Your file stays on this device.',
    process: 'Process Certificate',
    processing: 'Reading the file…',
    page: 'Reading page {page} of {pages}…',
    cancel: 'Cancel',
    error: 'Error:',
    errors: {
      none: 'Select a certificate file',
      empty: 'The selected file is empty',
      'too-big': 'The selected file must be smaller than 5MB',
      type: 'The selected file must be a PDF, JPG, JPEG or PNG',
      encrypted: 'The selected file is protected by a password. Save it without one, or photograph the certificate',
      broken: 'The selected file could not be opened. It may be damaged; ask for it again or photograph the certificate',
      'too-many-pages': 'The selected file has more than 10 pages. Choose one that holds only the certificate',
      'too-large-picture': 'The selected picture has too many pixels. Take a smaller one',
    },
  },
};

/** The texts of the verifier before there is a result. */
export type VerifierStrings = typeof en;

const hi: VerifierStrings = {
  number: {
    label: 'प्रमाणपत्र संख्या',
    hint: 'प्रमाणपत्र पर सबसे ऊपर {product}-YYYY-XXXXXXXXX के रूप में छपी होती है',
    paste: 'चिपकाएँ',
    pasteLabel: 'क्लिपबोर्ड से संख्या चिपकाएँ',
    verify: 'सत्यापित करें',
    verifying: 'सत्यापन हो रहा है...',
    example: 'देखने के लिए कि यह कैसे काम करता है, उदाहरण लें',
  },
  scan: {
    start: 'स्कैनर शुरू करें',
    stop: 'स्कैनर बंद करें',
    starting: 'कैमरा शुरू हो रहा है…',
    aim: 'QR कोड को चौखट के भीतर, सीधा और अच्छी रोशनी में रखें।',
    picture: 'कैमरे का दृश्य',
    camera: 'कैमरा',
    cameraName: 'कैमरा {label}',
    torchOn: 'रोशनी जलाएँ',
    torchOff: 'रोशनी बुझाएँ',
    verifying: 'सत्यापन हो रहा है...',
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
  },
  upload: {
    label: 'प्रमाणपत्र की फ़ाइल',
    hint: 'PDF, JPG, JPEG या PNG, अधिकतम 5MB, स्पष्ट, चारों कोने दिखते हुए। आपकी फ़ाइल इसी उपकरण पर रहती है।',
    process: 'प्रमाणपत्र जाँचें',
    processing: 'फ़ाइल पढ़ी जा रही है…',
    page: 'पृष्ठ {page} / {pages} पढ़ा जा रहा है…',
    cancel: 'रोकें',
    error: 'त्रुटि:',
    errors: {
      none: 'प्रमाणपत्र की फ़ाइल चुनें',
      empty: 'चुनी गई फ़ाइल खाली है',
      'too-big': 'चुनी गई फ़ाइल 5MB से छोटी होनी चाहिए',
      type: 'चुनी गई फ़ाइल PDF, JPG, JPEG या PNG होनी चाहिए',
      encrypted: 'चुनी गई फ़ाइल पासवर्ड से सुरक्षित है। उसे पासवर्ड के बिना सहेजें या प्रमाणपत्र की तस्वीर लें',
      broken: 'चुनी गई फ़ाइल नहीं खुल सकी। संभवतः वह क्षतिग्रस्त है; उसे फिर माँगें या प्रमाणपत्र की तस्वीर लें',
      'too-many-pages': 'चुनी गई फ़ाइल में 10 से अधिक पृष्ठ हैं। ऐसी फ़ाइल चुनें जिसमें केवल प्रमाणपत्र हो',
      'too-large-picture': 'चुनी गई तस्वीर में पिक्सेल बहुत अधिक हैं। छोटी तस्वीर लें',
    },
  },
};

export const strings: Record<Language, VerifierStrings> = { en, hi };
