import { editingTexts } from '../../../i18n/editing.ts';
import { languages } from '../../../i18n/languages.ts';
import { faultInText } from '../fault.ts';
import { defineRule } from '../rule.ts';

/** The text with which a new entry begins, in each language. */
const firstTexts = languages.flatMap((language) => {
  const { phrases } = editingTexts[language];
  return [phrases['new.text'], phrases['new.translation']];
});

/** Finds the text of a new entry in one that is not a draft any more. */
export const examples = defineRule({
  of: 'file',
  says: ['exampleTextLeft'],
  grade: 'stop',
  check: ({ file }, { isDraft }) =>
    !isDraft && firstTexts.includes(file.text.source.trim())
      ? [faultInText(file, file.text.line + 1, 'exampleTextLeft')]
      : [],
});
