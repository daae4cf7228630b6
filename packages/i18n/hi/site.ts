import type { Translation } from '../translation.ts';
import type { site as english } from '../en/site.ts';

export const site: Translation<typeof english> = {
  'utility.skip': 'मुख्य सामग्री पर जाएँ',
  'utility.screenReader': 'स्क्रीन रीडर',
  'utility.screenReader.anchor': 'स्क्रीन-रीडर',
  'utility.textSize': 'अक्षर का आकार',
  'utility.textSize.smaller': 'छोटे अक्षर',
  'utility.textSize.normal': 'सामान्य अक्षर',
  'utility.textSize.larger': 'बड़े अक्षर',
  'utility.highContrast': 'उच्च कंट्रास्ट',
  'utility.languages': 'भाषा',
  'utility.tools': 'सुगम्यता',
  'utility.close': 'बंद करें',

  'header.home': 'मुखपृष्ठ',
  'header.login': 'लॉगिन',
  'header.search': 'खोजें',
  'header.shortcuts': 'लोग अक्सर यह ढूँढ़ते हैं',

  'menu.main': 'मुख्य मेनू',
  'menu.open': 'मेनू',
  'menu.pagesOf': '{section}: पृष्ठ',
  'menu.section': 'इस अनुभाग में',
  'menu.breadcrumb': 'आप यहाँ हैं',
  'menu.home': 'मुखपृष्ठ',

  'ticker.title': 'ताज़ा सूचनाएँ',
  'ticker.bottom': 'ताज़ा सूचनाएँ, पृष्ठ के नीचे',
  'ticker.pause': 'रोकें',
  'ticker.play': 'चलाएँ',

  'licences.intro': 'इस साइट में दूसरों के सॉफ़्टवेयर और फ़ॉन्ट हैं। उनके लाइसेंस नीचे मूल भाषा में दिए गए हैं।',
  'footer.badges': 'बैज',
  'footer.badge.demonstration': 'डेमो',
  'footer.badge.evidence': '{issuer} द्वारा {scope} के लिए जारी, {date} तक मान्य',
  'footer.updated': 'अंतिम अद्यतन:',
  'footer.version': 'संस्करण {version}',

  'page.untranslated': 'इस पृष्ठ का हिन्दी अनुवाद अभी उपलब्ध नहीं है। सामग्री अंग्रेज़ी में दिखाई जा रही है।',
  'page.reviewed': 'पिछली समीक्षा: {date}',
  'page.reviewBy': 'अगली समीक्षा: {date}',
  'page.contents': 'इस पृष्ठ पर',

  'link.external': '(दूसरी साइट खुलेगी)',
  'link.newTab': '(नए टैब में खुलेगा)',

  'way.previous': 'पिछला',
  'way.next': 'अगला',
  'way.neighbours': 'पिछला और अगला',
  'way.related': 'संबंधित',
  'way.changes': 'इस पृष्ठ में हुए बदलाव',
  'way.copied': 'लिंक कॉपी हुआ',
  'way.copyFailed': 'लिंक यहाँ से कॉपी करें:',
  'way.share': 'लिंक साझा या कॉपी करें',

  'failed.what': 'पृष्ठ का यह भाग अभी काम नहीं कर रहा है।',
  'failed.reload': 'पृष्ठ फिर से लोड करें।',
  'failed.contact': 'यदि फिर भी काम न करे:',

  'offline.verify': 'प्रमाणपत्र सत्यापन और आपके देखे हुए पृष्ठ इंटरनेट के बिना भी खुलते हैं।',
  'offline.link': 'प्रमाणपत्र सत्यापन',
};
