import type { report as english } from '../../en/editing/report.ts';
import type { TranslatedTexts } from '../../message.ts';

export const report: TranslatedTexts<typeof english> = {
  title: 'सामग्री की रिपोर्ट, {date}',
  page: 'सामग्री की रिपोर्ट',
  about: 'अगले {days} दिनों में सामग्री में क्या करना है। यह पृष्ठ केवल साइट पर काम करने वालों को दिखता है।',
  nothing: 'कुछ नहीं।',
  more: 'और {count}',
  rows: 'सूची ({count})',
  amount: 'संख्या',
  where: 'कहाँ',
  what: 'क्या',

  entries: 'प्रविष्टियाँ',
  entriesAbout: 'हर संग्रह में कितनी प्रविष्टियाँ हैं, प्रारूप सहित।',

  translations: 'अनुवाद',
  translationsAbout: 'जिन प्रविष्टियों का अनुवाद नहीं है, और जो अनुवाद अपने अंग्रेज़ी पाठ से पुराने हैं।',
  translated: 'अद्यतन',
  missing: 'उपलब्ध नहीं',
  missingIn: 'इस भाषा में पाठ नहीं है: {language}',
  behind: 'पुराने',

  reviews: 'समीक्षाएँ',
  reviewsAbout: 'जिन पाठों की `reviewBy` में लिखे दिन तक दोबारा जाँच होनी है।',
  overdue: 'समय बीत चुका',
  overdueSince: '{date} से लंबित',
  near: '{days} दिनों के भीतर',
  dueBy: '{date} तक',
  later: 'उसके बाद',

  calendar: 'क्या आएगा और क्या हटेगा',
  calendarAbout:
    'जो प्रविष्टियाँ {days} दिनों के भीतर `publishFrom` से साइट पर आएँगी, या `expiresOn` के बाद मुखपृष्ठ और सूचना-पट्टी से हटेंगी; और प्रारूप।',
  appears: 'आएँगी',
  appearsOn: '{date} को आएगी',
  leaves: 'हटेंगी',
  leavesAfter: '{date} के बाद हटेगी',
  drafts: 'प्रारूप',
  draft: 'प्रारूप',

  links: 'दूसरी साइटों के लिंक',
  linksAbout:
    'हर पता एक बार, उन फ़ाइलों के साथ जिनमें वह है। `npm run content -- --fetch` हर पते से पूछता है कि वह उत्तर देता है या नहीं।',
  answer: 'उत्तर: {status}',
  noAnswer: 'कोई उत्तर नहीं',

  unused: 'फ़ाइलें जिनका कहीं उल्लेख नहीं',
  unusedAbout: 'प्रविष्टियों के साथ रखे चित्र और दस्तावेज़ जिनका नाम किसी फ़ील्ड में नहीं है।',

  demonstration: 'नमूने के अभिलेख',
  demonstrationAbout: '`demonstration: true` वाली प्रविष्टियाँ, जिन्हें साइट नमूना बताती है।',

  weights: 'आकार',
  weightsAbout:
    'कर्मचारियों की रखी फ़ाइलों के और, `npm run build` के बाद, बने हुए पृष्ठों के किलोबाइट; नीचे सबसे बड़ी फ़ाइलें।',
  pictures: 'चित्र',
  documents: 'दस्तावेज़',
  pages: 'बने हुए पृष्ठ, संपीड़ित',

  remarks: 'ध्यान देने योग्य',
  remarksAbout: 'सामग्री की जाँच जिन बातों की ओर ध्यान दिलाती है। इनसे कुछ नहीं रुकता।',
};
