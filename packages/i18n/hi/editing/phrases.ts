import type { phrases as english } from '../../en/editing/phrases.ts';
import type { Translation } from '../../translation.ts';

export const phrases: Translation<typeof english> = {
  place: '{file}, पंक्ति {line}',
  expected: 'यहाँ चाहिए: {expected}',
  example: 'उदाहरण: {example}',

  'report.look': 'देखने योग्य: {file}, पंक्ति {line}, {field}: {problem}',
  'report.untranslated': 'अभी अनुवाद नहीं है, अंग्रेज़ी में दिखता है: {entry}',
  'report.reviewOverdue': 'समीक्षा {day} से बाकी है: {file}, पंक्ति {line}',
  'report.summary': '{entries} प्रविष्टियाँ जाँची गईं, {faults} ठीक करनी हैं, {remarks} देखने योग्य हैं।',

  'command.options': 'विकल्प ये हैं: {options}। उनके बाद एक फ़ाइल या फ़ोल्डर का पथ लिखा जा सकता है।',
  'command.new':
    'npm run new पूछता है कि नया क्या है। उत्तर साथ में लिखने पर वह कुछ नहीं पूछता: `npm run new -- notice "Office closed on 25 December"`। नई प्रविष्टि इनमें से एक हो सकती है: {choices}।',
  'command.noPath': 'src/content में {path} नहीं है।',
  'command.fixed': '{file} से वे चिह्न हटाए गए जो दिखाई नहीं देते।',
  'addresses.added': '{list} में जोड़ा गया: {addresses}',
  'addresses.unread':
    '{site} से प्रकाशित पतों की सूची नहीं पढ़ी जा सकी। {list} जैसी है वैसी ही काम में ली जाती है।',

  'field.text': 'पाठ',
  'field.folder': 'फ़ोल्डर',
  'field.fields': 'फ़ील्ड',
  'field.picture': 'चित्र',
  'field.fileName': 'फ़ाइल का नाम',
  'field.wholeFile': '(पूरी फ़ाइल)',

  'new.text': 'प्रविष्टि का पाठ यहाँ लिखें।',
  'new.translation': 'इस भाषा का पाठ यहाँ लिखें, और ऊपर के शब्द भी इसी भाषा में लिखें।',
  'new.optional': 'और फ़ील्ड: {names}। {folder} देखें।',
  'new.choices': 'इनमें से एक: {choices}।',

  'field.file': 'फ़ाइल',
};
