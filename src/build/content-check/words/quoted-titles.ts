import { defineRule } from '../rule.ts';

/** The fields by which an entry is called. */
const titleFields = ['title', 'name', 'menuTitle'];

/** Points out a title between quotation marks that readers see: YAML needs only straight ones. */
export const quotedTitles = defineRule({
  of: 'words',
  says: ['titleInQuotes'],
  grade: 'review',
  check: (words, { entry, passage }) => {
    const [, inside] = /^[“‘«„]([^“”‘’«»]+)[”’»“]$/u.exec(words.trim()) ?? [];
    return entry && inside && titleFields.includes(passage.field) ? [{ values: { inside } }] : [];
  },
});
