import { editingTexts } from '@federation/i18n/editing';
import { languages } from '@federation/i18n/languages';
import { faultInText } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

/** The text with which a new entry begins, in each language. */
const firstTexts = languages.flatMap((language) => {
  const { phrases } = editingTexts[language];
  return [phrases['new.text'], phrases['new.translation']];
});

/**
 * Finds an entry without the text that its page is about, and translations without a text where the
 * original has one. Another rule covers texts from which files are made.
 */
export const missingText = defineRule({
  of: 'entry',
  says: ['textMissing', 'translatedTextMissing'],
  stage: 'text',
  check({ source, files, definition, isDraft }) {
    if (isDraft || definition.documents || source.errors.length > 0) return [];
    if (source.text.isEmpty)
      return definition.needsText ? [faultInText(source, source.text.line, 'textMissing')] : [];
    return files
      .filter(({ file: { text } }) => text.isEmpty || firstTexts.includes(text.source.trim()))
      .map(({ file }) =>
        faultInText(
          file,
          file.text.line,
          file === source ? 'textMissing' : 'translatedTextMissing',
        ),
      );
  },
});
