import { toHtml } from 'hast-util-to-html';
import { htmlToHast, type HastNode } from 'satteri';

type Element = Extract<HastNode, { type: 'element' }>;

/** What has a meaning on the page of the site only: its styles and scripts. */
const left = new Set(['style', 'script', 'link']);

/** Attributes that the site's own styles and scripts refer to. */
const hooks = /^(className|id|dataAstro.*)$/;

/**
 * The HTML of a text as it is read outside the site, in a feed: without styles, scripts, the attributes
 * that they need, and words that are there for them alone; with whole addresses.
 *
 * @param html a part of a page
 * @param toAddress gives the whole address of a path of the site
 */
export function toFeedHtml(html: string, toAddress: (path: string) => string): string {
  const nodes = htmlToHast(html, { fragment: true });
  return toHtml({ type: 'root', children: clean('children' in nodes ? nodes.children : [], toAddress) as Element[] }).trim();
}

function clean(nodes: readonly HastNode[], toAddress: (path: string) => string): HastNode[] {
  return nodes.flatMap((node): HastNode[] => {
    if (node.type === 'doctype') return [];
    if (node.type !== 'element') return [node];
    const { tagName, properties, children } = node;
    if (left.has(tagName) || (tagName === 'span' && isHint(properties))) return [];
    const kept = Object.entries(properties).filter(([name]) => !hooks.test(name));
    for (const [index, [name, value]] of kept.entries())
      if ((name === 'href' || name === 'src') && String(value).startsWith('/')) kept[index] = [name, toAddress(String(value))];
    return [{ ...node, properties: Object.fromEntries(kept), children: clean(children, toAddress) as Element['children'] }];
  });
}

/** A sign or a word that a reader of the page sees or hears beside a link. */
function isHint({ className }: Element['properties']): boolean {
  return Array.isArray(className) && (className.includes('mark') || className.includes('visually-hidden'));
}
