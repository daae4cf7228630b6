import type { Language } from '../../i18n/languages.ts';
import { fold } from './fold.ts';

/**
 * Groups of synonyms. A page whose title or headings contain one word of a group is also found by the
 * others. The groups include words of the other language, because people type the words they know.
 */
const groups: Record<Language, readonly (readonly string[])[]> = {
  en: [
    ['ombudsman', 'lokpal', 'लोकपाल', 'arbitrator', 'mediator'],
    ['complaint', 'grievance', 'dispute', 'redressal', 'redress', 'shikayat', 'शिकायत'],
    ['member', 'membership', 'sadasya', 'सदस्यता'],
    ['current members', 'list of members', 'member list', 'directory'],
    ['leadership', 'president', 'secretary general', 'office bearers', 'committee', 'team'],
    ['tiers', 'price', 'prices', 'fee', 'fees', 'cost', 'costs', 'charges', 'rates', 'bronze', 'silver', 'gold', 'platinum'],
    ['become a member', 'join', 'apply', 'application', 'enrol', 'sign up', 'register'],
    ['certificate', 'credential', 'pramanpatra', 'प्रमाणपत्र'],
    ['verification', 'verify', 'validate', 'authenticity', 'genuine', 'fake', 'qr'],
    ['contact', 'address', 'phone', 'telephone', 'email', 'helpdesk', 'office', 'hours', 'map'],
    ['charter', 'code of conduct', 'ethics', 'values', 'principles'],
    ['responsible gaming', 'addiction', 'self-exclusion', 'limits', 'helpline', 'safe play', 'gambling'],
    ['legal', 'law', 'legality', 'act', 'statute', 'act 2025'],
    ['judgment', 'case law', 'ruling', 'court', 'verdict', 'supreme court', 'high court'],
    ['legal opinion', 'advice', 'counsel'],
    ['privacy', 'data protection', 'personal data', 'dpdp', 'gdpr'],
    ['storage', 'cookies', 'cookie'],
    ['terms', 'conditions', 'disclaimer'],
    ['accessibility', 'wcag', 'disability', 'screen reader', 'contrast', 'blind'],
    ['rti', 'right to information'],
    ['advertising', 'advertisement', 'ads', 'promotion', 'influencer'],
    ['player protection', 'minors', 'children', 'age check', 'kyc'],
    ['event', 'calendar', 'meeting', 'agenda', 'agm'],
    ['press release', 'media release', 'journalist', 'statement'],
    ['publication', 'report', 'study', 'research', 'handbook'],
    ['download', 'form', 'template', 'pdf'],
    ['gallery', 'photos', 'pictures', 'videos', 'images'],
    ['partner', 'sponsor', 'collaboration'],
    ['portal', 'login', 'log in', 'sign in', 'password'],
    ['notice', 'circular', 'announcement', 'update', 'bulletin'],
    ['guideline', 'rules', 'standard', 'policy'],
    ['feedback', 'suggestion', 'comment'],
    ['gameathon', 'hackathon', 'competition'],
    ['feeds', 'rss', 'atom', 'subscribe'],
    ['open data', 'json', 'dataset', 'api'],
  ],
  hi: [
    ['लोकपाल', 'ombudsman', 'lokpal', 'मध्यस्थ'],
    ['शिकायत', 'grievance', 'complaint', 'shikayat', 'निवारण', 'परिवाद', 'विवाद'],
    ['वर्तमान सदस्य', 'सदस्य सूची', 'निर्देशिका'],
    ['नेतृत्व', 'अध्यक्ष', 'महासचिव', 'पदाधिकारी', 'समिति'],
    ['सदस्य', 'सदस्यता', 'मेंबर', 'membership', 'sadasya'],
    ['श्रेणी', 'श्रेणियाँ', 'शुल्क', 'फ़ीस', 'मूल्य', 'कीमत', 'दाम', 'कांस्य', 'रजत', 'स्वर्ण', 'प्लैटिनम'],
    ['सदस्य बनें', 'आवेदन', 'जुड़ें', 'पंजीकरण', 'apply'],
    ['प्रमाणपत्र', 'सर्टिफिकेट', 'certificate', 'प्रमाण पत्र', 'pramanpatra'],
    ['सत्यापन', 'सत्यापित', 'जाँच', 'असली', 'नकली', 'verify', 'क्यूआर', 'qr'],
    ['संपर्क', 'पता', 'फ़ोन', 'टेलीफ़ोन', 'दूरभाष', 'ईमेल', 'कार्यालय', 'समय', 'contact'],
    ['आचार संहिता', 'चार्टर', 'charter', 'मूल्य', 'नैतिकता', 'सिद्धांत'],
    ['उत्तरदायी गेमिंग', 'जिम्मेदार गेमिंग', 'लत', 'हेल्पलाइन', 'जुआ', 'सीमा', 'सुरक्षित'],
    ['विधिक', 'कानून', 'कानूनी', 'क़ानूनी', 'अधिनियम', 'legal', 'वैधता'],
    ['निर्णय', 'फैसला', 'फ़ैसला', 'न्यायालय', 'अदालत', 'सुप्रीम कोर्ट', 'हाई कोर्ट', 'judgment'],
    ['विधिक राय', 'कानूनी सलाह', 'परामर्श'],
    ['गोपनीयता', 'निजता', 'प्राइवेसी', 'privacy', 'व्यक्तिगत डेटा'],
    ['भंडारण', 'कुकी', 'कुकीज़', 'cookies'],
    ['शर्तें', 'नियम', 'terms'],
    ['सुगम्यता', 'दिव्यांग', 'पहुँच', 'दृष्टिबाधित', 'accessibility'],
    ['आरटीआई', 'rti', 'सूचना का अधिकार'],
    ['विज्ञापन', 'प्रचार', 'advertising', 'इश्तिहार'],
    ['खिलाड़ी सुरक्षा', 'नाबालिग', 'बच्चे', 'आयु', 'अवयस्क'],
    ['कार्यक्रम', 'आयोजन', 'इवेंट', 'बैठक', 'कैलेंडर', 'events'],
    ['प्रेस विज्ञप्ति', 'मीडिया', 'पत्रकार', 'वक्तव्य', 'press'],
    ['प्रकाशन', 'रिपोर्ट', 'प्रतिवेदन', 'अध्ययन', 'शोध'],
    ['डाउनलोड', 'फ़ॉर्म', 'प्रपत्र', 'फ़ाइल', 'नमूना'],
    ['दीर्घा', 'गैलरी', 'तस्वीरें', 'चित्र', 'फोटो', 'वीडियो'],
    ['सहयोगी', 'साझेदार', 'भागीदार', 'पार्टनर'],
    ['पोर्टल', 'लॉगिन', 'लॉग इन', 'पासवर्ड', 'login'],
    ['सूचना', 'सूचनाएँ', 'परिपत्र', 'सर्कुलर', 'नोटिस', 'notice'],
    ['दिशानिर्देश', 'नियमावली', 'मार्गदर्शिका', 'गाइडलाइन'],
    ['प्रतिक्रिया', 'सुझाव', 'फीडबैक', 'feedback'],
    ['समाचार', 'खबर', 'ख़बरें', 'न्यूज़', 'news'],
    ['गेमाथॉन', 'gameathon', 'प्रतियोगिता'],
    ['फ़ीड', 'rss', 'atom', 'सदस्यता लें'],
    ['खुला डेटा', 'json', 'आँकड़े'],
  ],
};

const folded = Object.fromEntries(
  Object.entries(groups).map(([language, lists]) => [language, lists.map((words) => words.map((word) => fold(word)))]),
) as Record<Language, string[][]>;

/**
 * The additional keywords of a page, folded.
 *
 * @param text the title and headings of the page
 */
export function toKeywords(text: string, language: Language): string[] {
  const subject = ` ${fold(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  return [...new Set(folded[language].filter((words) => words.some((word) => subject.includes(` ${word} `))).flat())];
}
