import { faultInText } from '../fault.ts';
import { defineRule } from '../rule.ts';

/** Finds an entry without the text that its page is about. */
export const missingText = defineRule({
  of: 'entry',
  says: ['textMissing'],
  grade: 'stop',
  check: ({ source, definition, isDraft }) =>
    definition.needsText && !isDraft && source.text.isEmpty
      ? [faultInText(source, source.text.line, 'textMissing')]
      : [],
});

/**
 * Finds translations without a text, where the original has one. Where files are made from it, that
 * is told elsewhere.
 */
export const missingTranslatedText = defineRule({
  of: 'entry',
  says: ['translatedTextMissing'],
  grade: 'stop',
  check: ({ source, translations, definition }) =>
    source.text.isEmpty || source.errors.length > 0 || definition.documents
      ? []
      : translations
          .filter(({ file }) => file.text.isEmpty)
          .map(({ file }) => faultInText(file, file.text.line, 'translatedTextMissing')),
});
