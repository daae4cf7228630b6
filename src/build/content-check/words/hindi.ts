import { readGlossary, toGlossaryRules } from './glossary.ts';
import type { WordRule } from './rule.ts';

/** The Hindi words that are refused: those of the glossary, and some that need a reason. */
export const hindi: readonly WordRule[] = [
  ...toGlossaryRules(readGlossary()),
  {
    words: ['प्रदर्शन'],
    write: 'नमूना (डेमो)',
    because: 'For a demonstration of the site it reads as a protest or a performance.',
  },
  {
    words: ['(?:छह|पाँच) मूल्य', 'मूल्यों का उल्लंघन', 'के मूल्य का उल्लंघन'],
    write: 'मूल सिद्धांत',
    because: 'It reads as a price.',
  },
  {
    words: ['शिकायत स्वीकार(?! कर)', '(?:आंशिक|अंशतः)(?: रूप से)? स्वीकार'],
    write: 'शिकायत सही पाई गई, अंशतः सही पाई गई',
    because: 'It also means that the complaint was taken up.',
  },
  { words: ['एकबारगी'], write: 'ओटीपी (एक बार प्रयोग होने वाला कोड)', because: 'Nobody uses the word.' },
  { words: ['प्रपत्र', 'प्रपत्रों'], write: 'फ़ॉर्म', because: 'The site has one word for one thing.' },
  { words: ['एतद्द्वारा', 'उपरोक्त'], write: 'इसके द्वारा, ऊपर दिया गया', because: 'It is the language of offices.' },
  { words: ['[०-९]+'], write: '0 to 9', because: 'The site has the same digits in both languages.', isAnywhere: true },
  { words: ['\\s।'], write: 'the danda (।) without a space before it', because: 'It ends the word before it.', isAnywhere: true },
];
