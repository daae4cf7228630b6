import { defineRule } from '../rule.ts';

/** Signs that a phone draws as a small coloured picture. */
const emoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/gu;

/**
 * Finds emoji in titles and other fields: the fonts of the site and of its pictures do not have
 * them, and a screen reader reads each out by its name.
 */
export const emojiInFields = defineRule({
  of: 'words',
  says: ['emoji'],
  grade: 'stop',
  check: (words, { passage }) =>
    passage.field === 'text'
      ? []
      : [...words.matchAll(emoji)].map(({ 0: sign, index }) => ({ index, values: { sign } })),
});
