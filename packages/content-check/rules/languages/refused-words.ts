import { findRefusedWords } from '@federation/content-model/files/glossary';
import { defineRule } from '../../rule/rule.ts';

/** Points out Hindi words for which the glossary has others. */
export const refusedWords = defineRule({
  of: 'words',
  says: ['wordRefused'],
  stage: 'languages',
  grade: 'review',
  check: (words, { language }) =>
    language === 'hi'
      ? findRefusedWords(words).map(({ index, ...values }) => ({ index, values }))
      : [],
});
