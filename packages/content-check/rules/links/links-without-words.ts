import { defineRule } from '../../rule/rule.ts';

/** Finds links without a word to click. Another rule reports components without words. */
export const linksWithoutWords = defineRule({
  of: 'file',
  says: ['linkWithoutWords'],
  stage: 'links',
  check: ({ file }) =>
    file.text.links
      .filter(({ words, isComponent }) => words !== undefined && !(isComponent && !words.trim()))
      .filter(({ words = '' }) => !/[\p{L}\p{N}]/u.test(words))
      .map(({ line, field, target }) => ({
        file: file.path,
        line,
        field,
        message: 'linkWithoutWords',
        values: { target },
      })),
});
