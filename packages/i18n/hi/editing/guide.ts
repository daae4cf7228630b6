import type { guide as english } from '../../en/editing/guide.ts';
import type { Translation } from '../../translation.ts';

export const guide: Translation<typeof english> = {
  field: 'फ़ील्ड',
  file: 'फ़ाइल',
  required: 'आवश्यक',
  write: 'क्या लिखें',
  both: 'दोनों',
  yes: 'हाँ',
  no: 'नहीं',
  choices: 'इनमें से एक: {choices}।',
  length: '{least} से {most} अक्षर।',
  mostLength: 'अधिक से अधिक {most} अक्षर।',
  example: 'उदाहरण: {example}।',
  component: 'घटक',
  purpose: 'किस काम का',
  attributes: 'गुण',
  asWritten: 'कैसे लिखें',
  mayBeLeftOut: 'छोड़ा जा सकता है।',
  inside: 'केवल {parent} के भीतर।',
  places: {
    home: 'केवल मुखपृष्ठ पर।',
    fillable: 'केवल ऐसे पाठ में जिससे भरने की फ़ाइलें बनती हैं।',
  },
  oneForm: 'एक पृष्ठ पर एक ही फ़ॉर्म।',
};
