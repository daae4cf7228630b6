import { toHtml } from 'hast-util-to-html';
import { htmlToHast, type HastNode } from 'satteri';
import { attachSpellings } from '../../core/search/spelling.ts';
import { isLanguage } from '../../i18n/languages.ts';
import { toKeywords } from './keywords.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/** Elements that stand side by side without white space between them, though their words are apart. */
const labels = new Set(['span', 'time', 'dt']);

/**
 * A built page as the search index takes it: the element that the layout marked as its body, in which
 * words carry the spellings of queries (`attachSpellings`), and the names and synonyms by which a page
 * should be found. Undefined for a page that is not to be found.
 */
export function toIndexedPage(html: string): string | undefined {
  const page = htmlToHast(html);
  const elements = collectElements(page);
  const body = elements.find(({ properties }) => properties.dataPagefindBody !== undefined);
  const language = elements.find(({ tagName }) => tagName === 'html')?.properties.lang;
  if (!body || typeof language !== 'string' || !isLanguage(language)) return undefined;
  const headings = (...levels: string[]) =>
    collectElements(body)
      .filter(({ tagName }) => levels.includes(tagName))
      .map(toText);
  const meta: Element[] = [];
  if (body.properties.dataType === 'page') {
    const keywords = elements.find(({ tagName, properties }) => tagName === 'meta' && properties.name === 'keywords');
    meta.push(
      toMeta('page', headings('h1').join(' ')),
      toMeta('keywords', String(keywords?.properties.content ?? '')),
      toMeta('synonyms', toKeywords(headings('h1', 'h2').join(' '), language).join(' ')),
    );
  }
  body.children = [...toIndexedNodes(body.children), ...meta] as Element['children'];
  return toHtml({ type: 'root', children: [element('html', { lang: language }, [element('body', {}, [body])])] });
}

/** Words that are searched as a field of their own, and that no result shows. */
function toMeta(name: string, words: string): Element {
  return element('p', { dataPagefindMeta: name, dataPagefindIgnore: '' }, [{ type: 'text', value: attachSpellings(words) }]);
}

function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}

function toIndexedNodes(nodes: readonly HastNode[]): HastNode[] {
  return nodes.flatMap((node, index): HastNode[] => {
    if (node.type === 'text') return [{ ...node, value: attachSpellings(node.value) }];
    if (node.type !== 'element') return [node];
    const next = nodes[index + 1];
    const isApart = labels.has(node.tagName) || (isLink(node) && next !== undefined && isLink(next));
    const indexed = { ...node, children: toIndexedNodes(node.children) as Element['children'] };
    return isApart ? [indexed, { type: 'text', value: ' ' }] : [indexed];
  });
}

const isLink = (node: HastNode) => node.type === 'element' && node.tagName === 'a';

function collectElements(node: HastNode): Element[] {
  const inside = 'children' in node ? node.children.flatMap(collectElements) : [];
  return node.type === 'element' ? [node, ...inside] : inside;
}

function toText(node: HastNode): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(toText).join(' ') : '';
}
