import { toString } from 'mdast-util-to-string';
import { defineRule } from '../rule.ts';

/** How many words a paragraph has at least that is not twice in a text by chance. */
const leastRepeated = 8;

/** Finds a paragraph that is there twice: it was pasted again. */
export const repeatedParagraphs = defineRule({
  of: 'text',
  says: ['paragraphRepeated'],
  grade: 'review',
  check: ({ nodes, report }) => {
    const earlier = new Map<string, number>();
    return nodes
      .filter(({ type }) => type === 'paragraph')
      .flatMap((node) => {
        const words = toString(node).trim();
        const before = earlier.get(words);
        earlier.set(words, before ?? report(node, 'paragraphRepeated').line);
        return before !== undefined && words.split(/\s+/).length >= leastRepeated
          ? [report(node, 'paragraphRepeated', { line: before })]
          : [];
      });
  },
});
