import { headingStyle } from 'mdast-util-heading-style';
import { toString } from 'mdast-util-to-string';
import headingIncrement from 'remark-lint-heading-increment';
import noDuplicateHeadings from 'remark-lint-no-duplicate-headings-in-section';
import noEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { childrenOf, type TextNode } from '../../content/tree.ts';
import type { MessageId } from '../../../i18n/editing.ts';
import type { Fault } from '../fault.ts';
import type { ReadText } from './read-text.ts';
import { defineRule } from '../rule.ts';

/**
 * The rules of remark-lint run on the tree of our own parser, and what each of them is called here.
 */
const linter = unified()
  .use(headingIncrement)
  .use(noDuplicateHeadings)
  .use(noEmphasisAsHeading)
  .freeze();

const messages: Readonly<Record<string, MessageId>> = {
  'heading-increment': 'headingSkipped',
  'no-duplicate-headings-in-section': 'headingRepeated',
  'no-emphasis-as-heading': 'boldForHeading',
};

type Heading = Extract<TextNode, { type: 'heading' }>;

const isHeading = (node: TextNode): node is Heading => node.type === 'heading';

/**
 * Finds headings that are skipped, repeated, empty, in bold type, or made without anybody’s meaning
 * to.
 */
function judgeHeadings({ file: { text }, tree, nodes, report }: ReadText): Fault[] {
  const headings = nodes.filter(isHeading);
  const own = headings.flatMap((node) =>
    judgeHeading(node).map((message) => report(node, message, { heading: toString(node) })),
  );
  if (own.length > 0) return own;
  const file = new VFile(text.source);
  // The linters read only what the nodes of our parser have in common with those of remark.
  linter.runSync(withTitle(tree) as never, file);
  return file.messages.flatMap(({ ruleId, line }) => {
    const message = messages[ruleId ?? ''];
    const node = nodes.find(
      ({ position, type }) =>
        position?.start.line === line && (type === 'heading' || type === 'paragraph'),
    );
    if (message === 'boldForHeading' && node && isSignature(nodes, line ?? 0)) return [];
    return message && node ? [report(node, message, { heading: toString(node) })] : [];
  });
}

/**
 * Whether below a name in bold type there is only an office, such as “President”, and no sentence.
 */
function isSignature(nodes: readonly TextNode[], line: number): boolean {
  const below = nodes.find(
    ({ position, type }) => type === 'paragraph' && (position?.start.line ?? 0) > line,
  );
  const words = below && toString(below).trim();
  return words !== undefined && words.split(/\s+/).length <= 6 && !/[.!?।:]$/.test(words);
}

function judgeHeading(node: Heading): MessageId[] {
  // One of the first level is refused as such.
  if (headingStyle(node) === 'setext') return node.depth === 1 ? [] : ['headingUnderlined'];
  if (toString(node).trim() === '') return ['headingEmpty'];
  return childrenOf(node).some(({ type }) => type === 'strong') ? ['headingBold'] : [];
}

/** The title of the page is its first heading, so that a text begins with the second level. */
function withTitle(tree: TextNode): object {
  const title = { type: 'heading', depth: 1, children: [] };
  return { ...tree, children: [title, ...childrenOf(tree)] };
}

export const headings = defineRule({
  of: 'text',
  says: [
    'headingSkipped',
    'headingRepeated',
    'boldForHeading',
    'headingUnderlined',
    'headingEmpty',
    'headingBold',
  ],
  grade: 'stop',
  check: judgeHeadings,
});
