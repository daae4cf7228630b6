import { toWords } from '@federation/content-model/files/links';
import { childrenOf, type TextNode } from '@federation/content-model/files/tree';
import { faultAt } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

const isHeading = (node: TextNode) => node.type === 'heading';

/** Finds headings without words, and headings that leave a level out. */
export const headings = defineRule({
  of: 'file',
  says: ['headingEmpty', 'headingSkipped'],
  stage: 'text',
  check: ({ file }) => {
    // The title of the page has the first level.
    let level = 1;
    return file.text.nodes.filter(isHeading).flatMap((node) => {
      const above = level;
      level = node.depth;
      const heading = toWords(node).trim();
      if (heading === '') return [faultAt(file, node, 'headingEmpty')];
      return node.depth > above + 1 ? [faultAt(file, node, 'headingSkipped', { heading })] : [];
    });
  },
});

const isWhollyMarked = (node: TextNode) => {
  const [child, ...others] = node.type === 'paragraph' ? childrenOf(node) : [];
  return others.length === 0 && (child?.type === 'strong' || child?.type === 'emphasis');
};

/** Below a name in bold type there may be an office, such as “President”, which is no sentence. */
const isSignature = (below: string) => below.split(/\s+/).length <= 6 && !/[.!?।:]$/.test(below);

/** Finds bold type and italics in place of a heading: screen readers do not find the part. */
export const markedForHeadings = defineRule({
  of: 'file',
  says: ['boldForHeading'],
  stage: 'text',
  check: ({ file }) =>
    file.text.nodes.flatMap((parent) => {
      const children = childrenOf(parent);
      return children.flatMap((node, index) => {
        const [before, after] = [children[index - 1], children[index + 1]];
        const heading = toWords(node).trim();
        const isTitle =
          isWhollyMarked(node) &&
          before?.type !== 'heading' &&
          after?.type === 'paragraph' &&
          !/[.!?।:]$/.test(heading) &&
          !isSignature(toWords(after).trim());
        return isTitle ? [faultAt(file, node, 'boldForHeading', { heading })] : [];
      });
    }),
});
