import { fromDom } from 'hast-util-from-dom';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown as write, type Handle } from 'mdast-util-to-markdown';
import { clean, cleanPlain, notOfText } from './clean.ts';
import { tidyMarks, type MdastNode } from './marks.ts';

const structure = `h1, h2, h3, h4, h5, h6, p, ul, ol, table, b, strong, i, em, a[href], [style*="font-weight"], ${notOfText}`;

/** Braces are expressions in a text, and `<` begins a component. */
const ofText = {
  unsafe: ['{', '}', '<'].map((character) => ({ character, inConstruct: 'phrasing' as const })),
};

/** The library would write character references beside some marks, such as `&#x20;`. */
const toHandle =
  (sign: string): Handle =>
  (node, _, state, info) =>
    sign + state.containerPhrasing(node, { ...info, before: sign, after: sign }) + sign;

/** Writes a text, with the marks of its words where Markdown can show them. */
export function writeText(tree: MdastNode): string {
  tidyMarks(tree);
  return write(tree, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    handlers: { strong: toHandle('**'), emphasis: toHandle('*') },
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), ofText],
  }).trim();
}

/** The message that the clerk gets on a pasted text. */
export type PasteNote = 'paste.unread' | 'paste.leftOut';

interface Pasted {
  text: string;
  note?: PasteNote;
}

function convert(body: HTMLElement): Pasted {
  const leftOut = clean(body);
  const tree = toMdast(fromDom(body) as Parameters<typeof toMdast>[0], {
    nodeHandlers: { comment: () => undefined },
  });
  return { text: writeText(tree), ...(leftOut && { note: 'paste.leftOut' }) };
}

/**
 * Converts pasted HTML to Markdown: headings, lists, bold words, links and tables. Struck-out words
 * and comments are left out. If it can’t read the HTML, it takes the plain text.
 *
 * @param html what another program gives with its format; empty where it gives none
 * @param plain the same as plain text
 */
export function pastedMarkdown(html: string, plain: string): Pasted {
  const text = cleanPlain(plain.replaceAll('\r\n', '\n'));
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (!body.querySelector(structure)) return text ? { text } : { text, note: 'paste.unread' };
  try {
    return convert(body);
  } catch {
    return { text, note: 'paste.unread' };
  }
}
