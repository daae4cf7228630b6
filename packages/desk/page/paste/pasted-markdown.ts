import { fromDom } from 'hast-util-from-dom';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown as write } from 'mdast-util-to-markdown';
import { clean, cleanPlain } from './clean.ts';

const structure =
  'h1, h2, h3, h4, h5, h6, p, ul, ol, table, b, strong, i, em, a[href], [style*="font-weight"]';

/** Braces are expressions in a text, and `<` begins a component. */
const ofText = {
  unsafe: ['{', '}', '<'].map((character) => ({ character, inConstruct: 'phrasing' as const })),
};

/**
 * Converts pasted HTML to Markdown: headings, lists, bold words, links and tables.
 *
 * @param html what another program gives with its format; empty where it gives none
 * @param plain the same as plain text
 */
export function pastedMarkdown(html: string, plain: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (!body.querySelector(structure)) return cleanPlain(plain.replaceAll('\r\n', '\n'));
  const tree = toMdast(fromDom(clean(body)) as Parameters<typeof toMdast>[0], {
    nodeHandlers: { comment: () => undefined },
  });
  return write(tree, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), ofText],
  })
    .replaceAll('\u00a0', ' ')
    .trim();
}
