import { languages, type Language } from '../../../src/i18n/languages.ts';

/** Words of an invented entry in each language. */
export type Words = Record<Language, string>;

const pair = (en: string, hi: string): Words => ({ en, hi });

/** What an entry is about. */
export const subjects = [
  pair('Late team news', 'टीम की देर से मिली सूचना'),
  pair('Scores corrected after a match', 'मैच के बाद सुधारे गए अंक'),
  pair('Entry closed too early', 'समय से पहले बंद हुई प्रविष्टि'),
  pair('Names of captains', 'कप्तानों के नाम'),
  pair('Reminder to take a break', 'विराम लेने का स्मरण'),
  pair('Rain and unfinished innings', 'वर्षा और अधूरी पारी'),
  pair('Reply to a complaint', 'शिकायत का उत्तर'),
  pair('Advertisement beside a school', 'विद्यालय के पास विज्ञापन'),
  pair('Two accounts on one telephone', 'एक फ़ोन पर दो खाते'),
  pair('Kabaddi points for a revival', 'कबड्डी में पुनर्जीवन के अंक'),
  pair('Hockey goals in extra time', 'अतिरिक्त समय में हॉकी के गोल'),
  pair('Age checks before a contest', 'प्रतियोगिता से पहले आयु की जाँच'),
  pair('Training for support staff', 'सहायता कर्मचारियों का प्रशिक्षण'),
  pair('Meeting of the working group', 'कार्य समूह की बैठक'),
  pair('Survey of readers', 'पाठकों का सर्वेक्षण'),
  pair('New form for members', 'सदस्यों के लिए नया फ़ॉर्म'),
  pair('Password messages in Hindi', 'हिन्दी में पासवर्ड के संदेश'),
  pair('Limits that players set', 'खिलाड़ियों की तय की गई सीमाएँ'),
  pair('Certificates in shop windows', 'दुकानों में लगे प्रमाणपत्र'),
  pair('Lecture on statistics', 'सांख्यिकी पर व्याख्यान'),
  pair('Accessibility of a scoreboard', 'स्कोरबोर्ड की सुगम्यता'),
  pair('Volleyball season opens', 'वॉलीबॉल सत्र का आरंभ'),
  pair('Football line-ups', 'फ़ुटबॉल की टीमें'),
];

export const cities = [
  pair('Pune', 'पुणे'),
  pair('Jaipur', 'जयपुर'),
  pair('Lucknow', 'लखनऊ'),
  pair('Chennai', 'चेन्नई'),
  pair('Kochi', 'कोच्चि'),
  pair('Guwahati', 'गुवाहाटी'),
  pair('Bhopal', 'भोपाल'),
  pair('Ranchi', 'राँची'),
  pair('Patna', 'पटना'),
  pair('Surat', 'सूरत'),
  pair('Nagpur', 'नागपुर'),
  pair('Mysuru', 'मैसूरु'),
  pair('Cuttack', 'कटक'),
  pair('Shimla', 'शिमला'),
  pair('Imphal', 'इंफाल'),
  pair('Raipur', 'रायपुर'),
  pair('Madurai', 'मदुरै'),
  pair('Varanasi', 'वाराणसी'),
  pair('Indore', 'इंदौर'),
];

const syllables = [
  pair('nav', 'नव'),
  pair('megh', 'मेघ'),
  pair('tara', 'तारा'),
  pair('gagan', 'गगन'),
  pair('dhara', 'धारा'),
  pair('vana', 'वन'),
  pair('sagar', 'सागर'),
  pair('kiran', 'किरण'),
  pair('mala', 'माला'),
  pair('jyoti', 'ज्योति'),
  pair('pavan', 'पवन'),
  pair('nidhi', 'निधि'),
  pair('surya', 'सूर्य'),
  pair('chandra', 'चंद्र'),
  pair('lata', 'लता'),
  pair('ratna', 'रत्न'),
  pair('shila', 'शिला'),
  pair('anjali', 'अंजलि'),
  pair('priya', 'प्रिया'),
  pair('vasant', 'वसंत'),
  pair('sharad', 'शरद'),
  pair('hima', 'हिम'),
  pair('kamal', 'कमल'),
];

/**
 * An invented proper name, in each script. Names grow a real vocabulary: nearly every record brings
 * one that no other has, and the number of common words grows no more.
 */
export function toName(index: number): Words {
  const parts = [
    index,
    Math.floor(index / syllables.length),
    Math.floor(index / syllables.length ** 2),
  ].map((at) => pick(syllables, at));
  return inEach((language) => {
    const name = parts.map((part) => part[language]).join('');
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
}

/** An item by a number, from the beginning again after the last. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

/** A text of each language. */
export function inEach(toText: (language: Language) => string): Words {
  return Object.fromEntries(languages.map((language) => [language, toText(language)])) as Words;
}
