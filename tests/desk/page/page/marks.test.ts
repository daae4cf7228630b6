import fc from 'fast-check';
import { mdxToMdast, type MdastNode } from 'satteri';
import { expect, it } from 'vitest';
import { toWords } from '../../../../packages/content-model/files/links.ts';
import { writeText } from '../../../../packages/desk/page/paste/pasted-markdown.ts';

/** Words and signs with marks around them, in any order and depth. */
const { nodes } = fc.letrec<{ nodes: object[] }>((tie) => ({
  nodes: fc.array(
    fc.oneof(
      { maxDepth: 3 },
      fc.record({
        type: fc.constant('text'),
        value: fc.constantFrom('नियम', 'ि', 'है', 'Word', ' ', ':', '(', '”', '।', '*', '🙂'),
      }),
      fc.record({ type: fc.constantFrom('strong', 'emphasis'), children: tie('nodes') }),
    ),
    { maxLength: 4 },
  ),
}));

it('writes no character reference, and shows the words whatever has marks', () => {
  fc.assert(
    fc.property(nodes, (children) => {
      const paragraph = { type: 'paragraph', children } as MdastNode;
      const words = toWords(paragraph).trim();
      const text = writeText({ type: 'root', children: [paragraph] } as Parameters<
        typeof writeText
      >[0]);
      expect(text).not.toContain('&');
      expect(toWords(mdxToMdast(text))).toBe(words);
    }),
  );
});
