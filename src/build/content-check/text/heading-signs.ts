import { defineRule } from '../rule.ts';

/** The signs of a heading right before a word: without a space, readers see the signs. */
const joined = /^ {0,3}(#{1,6}(?=\p{L})|#{2,6}(?=[^\s#]))(.*)$/u;

/** Finds headings that are plain text to the parser, because no space is after their signs. */
export const headingSigns = defineRule({
  of: 'text',
  says: ['headingWithoutSpace'],
  grade: 'stop',
  check: ({ nodes, sourceOf, report }) =>
    nodes
      .filter(({ type }) => type === 'paragraph')
      .flatMap((node) =>
        sourceOf(node)
          .split(/\r?\n/)
          .flatMap((line, row) => {
            const [, signs = '', words = ''] = joined.exec(line) ?? [];
            return signs ? [report(node, 'headingWithoutSpace', { signs, words }, row)] : [];
          }),
      ),
});
