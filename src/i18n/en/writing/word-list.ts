import type { WordRule } from '../../writing.ts';

const dated = 'because.dated';
const official = 'because.official';
const translated = 'because.translated';
const oneWord = 'because.oneWord';

/** The English words that are refused. */
export const wordList: readonly WordRule[] = [
  {
    words: ['reckon', 'reckons', 'reckoned', 'reckoning'],
    write: 'count, calculate, work out',
    because: dated,
  },
  { words: ['mend', 'mends', 'mended', 'mending'], write: 'fix, correct', because: dated },
  { words: ['particulars'], write: 'details', because: official },
  {
    words: [
      '(?<!there )(?:is|are|was|were) no (?!longer|more|fewer|less|later|earlier|better|worse|different|need|doubt|use|match)[a-z]+',
    ],
    write: 'is not a …',
    because: translated,
  },
  {
    words: ['stands', 'stood', '(?:can|could|may|might|must|shall|should|will|would|not|to) stand'],
    write: 'is, applies, can be found',
    because: 'because.nothingStands',
  },
  { words: ['rests'], write: 'is suspended, is based on', because: translated },
  { words: ['(?:do|does|did) no harm'], write: 'is harmless', because: translated },
  {
    words: ['takes? the example', 'taking the example'],
    write: 'try a sample',
    because: translated,
  },
  { words: ['bears? on'], write: 'concerns', because: official },
  { words: ['set down'], write: 'written down', because: dated },
  {
    words: ['lest', 'whilst', 'amongst', 'upon'],
    write: 'in case, while, among, on',
    because: dated,
  },
  {
    words: [
      'hereby',
      'herein',
      'hereto',
      'hereinafter',
      'thereof',
      'thereto',
      'therein',
      'whereof',
      'aforesaid',
      'aforementioned',
    ],
    write: 'of the Charter, of this rule',
    because: official,
  },
  {
    words: ['utili[sz]e', 'utili[sz]es', 'utili[sz]ed', 'utili[sz]ing'],
    write: 'use',
    because: official,
  },
  {
    words: ['prior to', 'in respect of', 'with respect to', 'with regard to', 'in the event of'],
    write: 'before, about, if',
    because: official,
  },
  {
    words: ['kindly', 'do the needful', 'revert back', 'prepone', 'preponed'],
    write: 'please, act, answer, move forward',
    because: official,
  },
  { words: ['(?:people|those) who play'], write: 'players', because: translated },
  { words: ['box to tick'], write: 'ticking a box', because: translated },
  { words: ['(?:Gazette|Act|text) decides'], write: 'prevails', because: translated },
  { words: ['on the bill', 'with the bill'], write: 'invoice', because: oneWord },
  { words: ['help-?desk'], write: 'help desk', because: oneWord },
  // The specification writes the label of the form with z, alone.
  { words: ['(?<=\\S\\s)organi[z]ations?'], write: 'organisation', because: oneWord },
];
