import { collectWriting } from '../../../i18n/writing.ts';
import { defineRule } from '../rule.ts';
import { matchAny } from '../words/match-any.ts';

/** Words that are left where a text is still to be written, in any language. */
const placeholder = matchAny(
  [
    '(?<![\\p{L}\\p{M}])(?:TODO|FIXME|TBD|TBC|XXX+|lorem ipsum)(?![\\p{L}\\p{M}])',
    `\\[(?:${collectWriting('placeholders').flat().join('|')})(?:\\s[^\\]\\n]{0,40})?\\]`,
    '(?<!\\w)(?:dd[/.-]mm[/.-]yyyy|yyyy-mm-dd)(?!\\w)',
  ],
  'giu',
);

/**
 * Points out what is left of a text that is still to be written; a form that is made from a text
 * has places to fill in.
 */
export const placeholders = defineRule({
  of: 'words',
  says: ['placeholder'],
  grade: 'review',
  check: (words, { entry }) =>
    entry && !entry.definition.documents
      ? [...words.matchAll(placeholder)].map(({ 0: found, index }) => ({
          index,
          values: { words: found },
        }))
      : [],
});
