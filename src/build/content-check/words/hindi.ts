import type { WordRule } from './rule.ts';

const twoMeanings = 'The word has a second meaning, which a reader may take first.';
const oneOfEach = 'The site has one word for one thing.';

/** The Hindi words that are refused, besides those that the glossary names. */
export const hindi: readonly WordRule[] = [
  {
    words: ['प्रदर्शन'],
    write: 'नमूना (डेमो)',
    because: 'For a demonstration of the site it reads as a protest or a performance.',
  },
  { words: ['(?:छह|पाँच) मूल्य', 'मूल्यों का उल्लंघन', 'के मूल्य का उल्लंघन'], write: 'मूल सिद्धांत', because: twoMeanings },
  {
    words: ['शिकायत स्वीकार(?! कर)', '(?:आंशिक|अंशतः)(?: रूप से)? स्वीकार'],
    write: 'शिकायत सही पाई गई, अंशतः सही पाई गई',
    because: 'It also means that the complaint was taken up.',
  },
  { words: ['एकबारगी', 'एकबारगी कोड'], write: 'ओटीपी (एक बार प्रयोग होने वाला कोड)', because: 'Nobody uses the word.' },
  { words: ['जेसन फ़ीड'], write: 'JSON फ़ीड', because: oneOfEach },
  { words: ['नियम(?:ों)?(?: को)? निभा\\S*'], write: 'नियमों का पालन करना', because: 'Rules are followed; promises are kept.' },
  { words: ['जावास्क्रिप्ट'], write: 'JavaScript', because: oneOfEach },
  { words: ['विकासकर्ता\\S*'], write: 'डेवलपर', because: oneOfEach },
  { words: ['प्रपत्र', 'प्रपत्रों'], write: 'फ़ॉर्म', because: oneOfEach },
  { words: ['एतद्द्वारा', 'उपरोक्त'], write: 'इसके द्वारा, ऊपर दिया गया', because: 'It is the language of offices.' },
];
