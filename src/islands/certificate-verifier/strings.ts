import type { Language } from '../../i18n/languages.ts';

const en = {
  number: {
    failed: 'The check could not be made. Check your connection and try again.',
    label: 'Certificate number',
    hint: 'Printed at the top of the certificate, in the format {product}-YYYY-XXXXXXXXX',
    paste: 'Paste',
    pasteLabel: 'Paste the number from the clipboard',
    verify: 'Verify',
    verifying: 'Verifying...',
    example: 'To see how it works, take the example',
  },
  scan: {
    failed: 'The check could not be made. Check your connection and try again.',
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
  },
  upload: {
    failed: 'The check could not be made. Check your connection and try again.',
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
    failed: 'जाँच नहीं हो सकी। अपना कनेक्शन देखें और फिर प्रयास करें।',
    label: 'प्रमाणपत्र संख्या',
    hint: 'प्रमाणपत्र पर सबसे ऊपर {product}-YYYY-XXXXXXXXX के रूप में छपी होती है',
    paste: 'चिपकाएँ',
    pasteLabel: 'क्लिपबोर्ड से संख्या चिपकाएँ',
    verify: 'सत्यापित करें',
    verifying: 'सत्यापन हो रहा है...',
    example: 'देखने के लिए कि यह कैसे काम करता है, उदाहरण लें',
  },
  scan: {
    failed: 'जाँच नहीं हो सकी। अपना कनेक्शन देखें और फिर प्रयास करें।',
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
  },
  upload: {
    failed: 'जाँच नहीं हो सकी। अपना कनेक्शन देखें और फिर प्रयास करें।',
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
