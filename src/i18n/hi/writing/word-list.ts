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
  {
    words: ['(?<!न )खेलने वालों', 'खेलने वाले लोग'],
    write: 'खिलाड़ी',
    because: 'because.oneWord',
  },
  { words: ['विधिसम्मत', 'अक्षुण्णता'], write: 'वैध, कुछ बदला नहीं गया', because: 'because.official' },
  { words: ['विधिवेत्ता', 'विधिवेत्ताओं'], write: 'वकील', because: 'because.unusual' },
  { words: ['टंकण'], write: 'टाइपिंग', because: 'because.unusual' },
  { words: ['उपाचार्य'], write: 'रीडर', because: 'because.unusual' },
  { words: ['से लिंक कर(?:ना|ने|ें|ते|ती|ता)?'], write: 'का लिंक देना', because: 'because.translated' },
  { words: ['कम गति'], write: 'कम एनिमेशन', because: 'because.translated' },
  { words: ['तत्काल अनुवाद'], write: 'मौखिक अनुवाद', because: 'because.translated' },
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
