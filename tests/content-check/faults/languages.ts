import { notice, noticeInHindi, page, pageInHindi } from '../fixture.ts';
import { text, type Message, type SownFault } from './sown-fault.ts';

const en = 'pages/sample/en.mdx';
const hi = 'pages/sample/hi.mdx';

/** A page in both languages, of which the Hindi is at fault on its first line. */
const both = (
  name: string,
  english: string,
  hindi: string,
  message: Message,
  line = 5,
): SownFault => ({
  name,
  files: { [en]: page(english), [hi]: pageInHindi(hindi) },
  finds: [{ message, file: hi, line, field: 'text' }],
});

const passes = (name: string, english: string, hindi: string): SownFault => ({
  name,
  files: { [en]: page(english), [hi]: pageInHindi(hindi) },
  finds: [],
});

const inHindi = (name: string, text: string, message: Message): SownFault =>
  both(name, 'Words.\n', text, message);

const tabs = (label: string, ids: string[], words: string) =>
  `<Tabs label="${label}">\n\n${ids.map((id) => `<Tab id="${id}" label="${label}">\n\n${words}\n\n</Tab>\n\n`).join('')}</Tabs>\n`;

export const sown: readonly SownFault[] = [
  passes(
    'names, addresses and quoted words of the other language',
    'In Hindi it is “उत्तरदायी गेमिंग”, with NVDA. Write to clerk@ministry.example.\n',
    'NVDA और clerk@ministry.example देखें, “Responsible Gaming” भी।\n',
  ),
  passes('a list of names', '- Google Play\n- App Store\n', '- Google Play\n- App Store\n'),
  passes('lakh in words and in digits', 'There were 1,50,000 visitors.\n', '1.5 लाख आगंतुक आए।\n'),
  both(
    'a lakh that became a crore',
    'There were 1.5 lakh visitors.\n',
    '1.5 करोड़ आगंतुक आए।\n',
    'numbersDiffer',
  ),
  passes(
    'a cell with nothing but a name',
    '| Reader |\n|---|\n| VoiceOver |\n',
    '| पाठक |\n|---|\n| VoiceOver |\n',
  ),

  inHindi('Hindi that was typed for Kruti Dev', 'dk;kZy; cUn jgsxk\n', 'legacyFont'),
  inHindi(
    'a Kruti Dev sentence without a sign',
    'lHkh lnL; ckr djsa vkSj fQj fy, x;s gS\n',
    'legacyFont',
  ),
  text('Kruti Dev in an English page', 'Notice: Hkkjrh; QSaVslh egkla?k lR;kiu\n', 'legacyFont'),
  {
    name: 'a title that was typed for Kruti Dev',
    files: { 'notices/closed/en.mdx': notice({ title: '"dk;kZy; cUn"' }) },
    finds: [{ message: 'legacyFont', file: 'notices/closed/en.mdx', line: 2, field: 'title' }],
  },
  passes(
    'signs between letters that are no old font',
    'Press Shift+Tab, or write a;b and x[1] in a cell.\n',
    'Shift+Tab दबाएँ, या खाने में a;b और x[1] लिखें।\n',
  ),
  inHindi('a word for which the glossary has another', 'ऑपरेटरों की सूची।\n', 'wordRefused'),
  passes('such a word as a quotation', 'Words.\n', '“ऑपरेटर” भी खोजें।\n'),
  passes('a question in both languages', 'Is it genuine?\n', 'क्या यह असली है?\n'),

  {
    name: 'a lead in English only',
    files: { [en]: page(undefined, { lead: 'What the page is for.' }), [hi]: pageInHindi() },
    finds: [{ message: 'fieldInOneLanguage', file: hi, line: 1, field: 'lead' }],
  },
  {
    name: 'a lead in Hindi only',
    files: { [en]: page(), [hi]: pageInHindi(undefined, { lead: 'पृष्ठ किसलिए है।' }) },
    finds: [{ message: 'fieldInOneLanguage', file: hi, line: 4, field: 'lead' }],
  },
  {
    name: 'other words to search for in Hindi only',
    files: { [en]: page(), [hi]: pageInHindi(undefined, { keywords: 'शिकायत, विवाद' }) },
    finds: [],
  },
  both(
    'a heading that was not translated along',
    '## Rules\n\nWords.\n\n## Dates\n\nMore.\n',
    '## नियम\n\nशब्द।\n\nऔर शब्द।\n',
    'partsDiffer',
    5,
  ),
  {
    name: 'a heading on another level',
    files: {
      [en]: page('## Rules\n\n### Dates\n\nMore.\n'),
      [hi]: pageInHindi('## नियम\n\n## तिथियाँ\n\nऔर शब्द।\n'),
    },
    finds: [
      { message: 'partsDiffer', file: hi, line: 5 },
      { message: 'partsDiffer', file: hi, line: 7 },
    ],
  },
  both(
    'a note in another tone',
    '<Note tone="info">\n\nWords.\n\n</Note>\n',
    '<Note tone="warning">\n\nशब्द।\n\n</Note>\n',
    'partsDiffer',
  ),
  both(
    'a tab with another id',
    tabs('Rules', ['all'], 'Words.'),
    tabs('नियम', ['sabhi'], 'शब्द।'),
    'partsDiffer',
    7,
  ),
  both(
    'a link that was left out',
    'See [our site](https://example.org).\n',
    'हमारी साइट देखें।\n',
    'partsDiffer',
  ),
  both(
    'a link that was added',
    'See our site.\n',
    '[हमारी साइट](https://example.org) देखें।\n',
    'partsDiffer',
  ),
  passes(
    'an e-mail with its subject in each language',
    'Write to [the office](mailto:a@b.example?subject=Hello).\n',
    '[कार्यालय](mailto:a@b.example?subject=नमस्ते) को लिखें।\n',
  ),
  both(
    'another day',
    'Write to us by 15 December 2026.\n',
    '16 दिसंबर 2026 तक हमें लिखें।\n',
    'daysDiffer',
  ),
  both(
    'a number that was left out',
    'You have 30 days to complain.\n',
    'शिकायत के लिए समय है।\n',
    'numbersDiffer',
  ),
  both(
    'a number that was added',
    'You have some time to complain.\n',
    'शिकायत के लिए 30 दिन हैं।\n',
    'numbersDiffer',
  ),
  {
    name: 'a title with another year',
    files: {
      'notices/survey/en.mdx': notice({ title: 'The survey of 2026' }),
      'notices/survey/hi.mdx': noticeInHindi({ title: 'सर्वेक्षण 2025' }),
    },
    finds: [{ message: 'numbersDiffer', file: 'notices/survey/hi.mdx', line: 2, field: 'title' }],
  },
  passes(
    'numbers in words, days with their months, thousands with commas',
    'Twelve of 1,026 members came on 3 May 2026, at 6:30 PM.\n',
    '3 मई 2026 को शाम 6:30 बजे 1026 में से 12 सदस्य आए।\n',
  ),
  passes(
    'a number that is not repeated',
    'You have 30 days.\n\nThe 30 days begin today.\n',
    'आपके पास 30 दिन हैं।\n\nसमय आज से गिना जाता है।\n',
  ),
  passes(
    'Hindi abbreviations',
    'Dr. Joshi of Sahya Pvt. Ltd. came.\n',
    'सह्य प्रा. लि. की डॉ. मीरा जोशी आईं।\n',
  ),
];
