import { defineRule } from '../../rule/rule.ts';
import { findAadhaar, findPan } from './identity-numbers.ts';
import { reportEnds } from './report-ends.ts';

/** Finds Aadhaar numbers and PANs, which belong on no page. */
export const identityPapers = defineRule({
  of: 'words',
  says: ['aadhaarNumber', 'panNumber'],
  stage: 'privacy',
  check: (words) => [
    ...reportEnds(words, findAadhaar(words), 'aadhaarNumber'),
    ...reportEnds(words, findPan(words), 'panNumber'),
  ],
});
