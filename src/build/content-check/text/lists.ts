import { childrenOf } from '../../content/tree.ts';
import { defineRule } from '../rule.ts';

/** A number or a hyphen right before a word, as in `1.First`. */
const withoutSpace = /^\s*(?:\d{1,2}[.)]|[-+](?!-))(?=\p{L}{2})/u;

/** An item below a line of text, which begins no list there. */
const inParagraph = /^\s*\d{1,2}[.)]\s+\S/;

/** Finds items of a list that are plain text to the parser: readers see them in one paragraph. */
export const listSigns = defineRule({
  of: 'text',
  says: ['listWithoutSpace', 'listInParagraph'],
  grade: 'stop',
  check: ({ nodes, sourceOf, report }) =>
    nodes
      .filter(({ type }) => type === 'paragraph')
      .flatMap((node) => {
        const rows = sourceOf(node).split(/\r?\n/);
        const joined = rows.findIndex((row) => withoutSpace.test(row));
        if (joined >= 0)
          return [report(node, 'listWithoutSpace', { start: startOf(rows[joined]) }, joined)];
        const inside = rows.findIndex((row) => inParagraph.test(row));
        return inside < 0
          ? []
          : [report(node, 'listInParagraph', { start: startOf(rows[inside]) }, inside)];
      }),
});

const startOf = (row = '') => {
  const words = row.trim();
  return words.length > 24 ? `${words.slice(0, 23)}…` : words;
};

/**
 * Points out a list right below a line of text, which may be a sentence that goes on with a number
 * or a hyphen, and a line of text right below a list, which becomes part of the last item.
 */
export const joinedLists = defineRule({
  of: 'text',
  says: ['listJoined', 'textJoinsList'],
  grade: 'review',
  check: ({ nodes, sourceOf, report }) => [
    ...nodes.flatMap((node) =>
      childrenOf(node).flatMap((child, index, all) => {
        const above = all[index - 1];
        const isBelow =
          child.type === 'list' &&
          node.type !== 'listItem' &&
          above?.type === 'paragraph' &&
          above.position?.end.line === (child.position?.start.line ?? 0) - 1;
        return isBelow ? [report(child, 'listJoined')] : [];
      }),
    ),
    ...nodes
      .filter(({ type }) => type === 'listItem')
      .flatMap((item) => {
        const [first] = childrenOf(item);
        if (first?.type !== 'paragraph') return [];
        const row = sourceOf(first)
          .split(/\r?\n/)
          .findIndex((line, index) => index > 0 && /^\S/.test(line));
        return row < 0 ? [] : [report(first, 'textJoinsList', {}, row)];
      }),
  ],
});
