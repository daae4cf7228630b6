import type { Translation } from '../translation.ts';
import type { entries as english } from '../en/entries.ts';

export const entries: Translation<typeof english> = {
  'list.new': 'नया',
  'list.description':
    'हमारी साइट पर {name}, सबसे नई प्रविष्टि पहले। हर प्रविष्टि का अपना पृष्ठ है, जिस पर पूरा विवरण है।',
  'list.empty': 'अभी यहाँ दिखाने के लिए कुछ नहीं है।',
  'list.missingNumbers': 'छूटी हुई संख्याएँ',

  'publication.draft': 'ड्राफ़्ट: यह साइट पर नहीं है।',
  'publication.scheduled': 'निर्धारित: यह अभी साइट पर नहीं है।',

  'entry.expired': 'अब प्रभावी नहीं',
  'entry.corrections': 'भूल-सुधार',
  'entry.warnedTitle': '{warning}: {title}',
  'entry.warned': '{warning}। {text}',
  'entry.demonstration': 'काल्पनिक उदाहरण: इसका कोई व्यक्ति, कंपनी या कार्यक्रम असली नहीं है।',
  'entry.related': 'यह भी देखें',
  'entry.sources': 'स्रोत, {date} की स्थिति के अनुसार',
  'entry.reviewDue':
    'इस पृष्ठ की समीक्षा {date} तक होनी थी, पर अभी नहीं हुई है। हो सकता है कि इसकी कुछ बातें पुरानी हो गई हों।',

  'edition.ordinals': 'पहला, दूसरा, तीसरा, चौथा, पाँचवाँ, छठा, सातवाँ, आठवाँ, नौवाँ, दसवाँ',
  'edition.named': '{ordinal} संस्करण',
  'edition.numbered': 'संस्करण {number}',
  'edition.version': 'संस्करण {number}',
  'edition.titled': '{title}: {name}',
  'edition.ahead': '{before} {until} तक लागू है। यह {name} है, जो {from} से लागू होगा।',
  'edition.first': 'यह {name} है, जो {from} से लागू होगा।',
  'edition.current': 'यह {name} है। यह {from} से लागू है।',
  'edition.lasting': 'यह {name} है। यह {until} तक लागू है; {next} से {after} लागू होगा।',
  'edition.over':
    'यह {name} है। यह {from} से {until} तक लागू था, और उस समय की बातों का निर्णय इसी के आधार पर होता है।',
  'edition.title': 'संस्करण',
  'edition.applies': 'कब लागू',
  'edition.adopted': 'कब अपनाया गया',
  'edition.fromTo': '{from} से {until} तक',
  'edition.from': '{from} से',
  'edition.compare': '{before} से मिलाएँ',
  'edition.compared': '{title}: {name} में क्या बदला',
  'edition.compareLead':
    'इस पाठ में {before} और {name} दोनों साथ हैं। जो शब्द हटाए गए वे कटे हुए हैं; जो जोड़े गए उनके नीचे रेखा है।',
  'edition.added': 'जोड़ा गया:',
  'edition.removed': 'हटाया गया:',

  'document.page': 'पृष्ठ {page} / {pages}',
  'document.download': 'डाउनलोड करें',
  'document.files': 'फ़ाइलें',
  'document.pages': '{count} पृष्ठ',
  'document.onePage': '1 पृष्ठ',
  'document.checksum': 'जाँच-संख्या (SHA-256)',
  'document.checksumHelp':
    'इससे पता चलता है कि आपकी प्रति ठीक यही फ़ाइल है या नहीं। इसे निकालने का प्रोग्राम हर कंप्यूटर में होता है:',
  'document.textOn': 'इसका पाठ {page} पृष्ठ पर है।',
  'document.version': 'संस्करण',
  'document.versionNumber': 'संस्करण {version}',
  'document.date': 'तिथि',
  'document.inForce': 'लागू होने की तिथि',
  'document.number': 'संख्या',
  'document.online': 'वेब पर',
  'document.contents': 'विषय-सूची',
  'document.readFirst': 'पहले पढ़ें',
  'document.sumOfColumn': 'स्तंभ का योग',
  'document.sumOfRow': 'पंक्ति का योग',
  'document.days': 'दिनों की संख्या',
  'document.blankRows': 'फ़ाइल में {count} और खाली पंक्तियाँ हैं।',

  'pager.label': 'इस सूची के पृष्ठ',
  'pager.previous': 'पिछला',
  'pager.next': 'अगला',
  'pager.page': 'पृष्ठ',
  'pager.where': 'पृष्ठ {page} / {count}',
};
