import type { WordRule } from '../../writing.ts';

/** The Hindi words that are refused, besides those of the glossary. */
export const wordList: readonly WordRule[] = [
  {
    words: ['प्रदर्शन'],
    write: 'नमूना (डेमो)',
    because: 'because.protest',
  },
  {
    words: ['(?:छह|पाँच) मूल्य', 'मूल्यों का उल्लंघन', 'के मूल्य का उल्लंघन'],
    write: 'मूल सिद्धांत',
    because: 'because.price',
  },
  {
    words: ['शिकायत स्वीकार(?! कर)', '(?:आंशिक|अंशतः)(?: रूप से)? स्वीकार'],
    write: 'शिकायत सही पाई गई, अंशतः सही पाई गई',
    because: 'because.accepted',
  },
  { words: ['एकबारगी'], write: 'ओटीपी (एक बार प्रयोग होने वाला कोड)', because: 'because.unusual' },
  { words: ['प्रपत्र', 'प्रपत्रों'], write: 'फ़ॉर्म', because: 'because.oneWord' },
  { words: ['एतद्द्वारा', 'उपरोक्त'], write: 'इसके द्वारा, ऊपर दिया गया', because: 'because.official' },
  {
    words: ['[०-९]+'],
    write: { phrase: 'write.digits' },
    because: 'because.sameDigits',
    isStyle: true,
    isAnywhere: true,
  },
  {
    words: ['\\s।'],
    write: { phrase: 'write.danda' },
    because: 'because.danda',
    isStyle: true,
    isAnywhere: true,
  },
];
