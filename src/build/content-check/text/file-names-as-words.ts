import { defineRule } from '../rule.ts';

/** The name of a picture or document, or what a camera or a phone has called it. */
const fileName =
  /^(?:\S.{0,80}\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp|pdf)|(?:DSCN?|IMG|PXL|WhatsApp Image)[-_ ]?\d[\w .-]{0,60})$/iu;

/** Words that only repeat the name of a file tell nobody what it shows. */
export const fileNamesAsWords = defineRule({
  of: 'words',
  says: ['fileNameAsWords'],
  grade: 'stop',
  check: (words, { entry, passage }) =>
    entry && passage.field !== 'text' && fileName.test(words.trim())
      ? [{ values: { words: words.trim() } }]
      : [],
});
