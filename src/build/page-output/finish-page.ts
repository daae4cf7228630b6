import { defaultTreeAdapter, html } from 'parse5';
import { allowInline } from './csp.ts';
import { splitFontRules } from './font-rules.ts';
import { findElements, getAttribute, getText, type Element, type Node } from '../html/elements.ts';
import type { PageParts } from './used-styles.ts';

/** What finishing a page depends on. */
export interface PageDependencies {
  /** The text of a style sheet of the site. */
  readSheet: (href: string) => string;
  /** The part of some styles that a page uses. */
  purge: (css: string, page: PageParts) => Promise<string>;
  /** Stores a script and returns the address to load it from. */
  shareScript: (source: string) => string;
}

/**
 * Makes a page that Astro has built arrive in one flight of packets: the styles it uses are one
 * element of its head, but for the fonts, which a script can switch off; the scripts that Astro repeats in every page are a file that pages share, and
 * its content security policy allows what is left inline. The file is named in `data-src` of the script that
 * loads it after the first paint (`src/browser/early/after-paint.ts`). An inline script with `data-early` runs
 * before the first paint: in the body it stays where it is, in the head it comes last, after the styles.
 *
 * @param page the parsed page, which is changed
 */
export async function finishPage(page: Node, { readSheet, purge, shareScript }: PageDependencies): Promise<void> {
  const elements = [...findElements(page)];
  const head = elements.find(({ tagName }) => tagName === 'head');
  if (!head) throw new Error('A page without a head can’t be finished.');

  const styles = elements.filter(isStyle);
  const sheets = styles.map((element) => {
    const href = getAttribute(element, 'href');
    return href === undefined ? getText(element) : readSheet(href);
  });
  // An element that Astro writes more than once counts once.
  const parts = [...new Set(sheets)].map(splitFontRules);
  const css = await purge(parts.map((part) => part.css).join('\n'), toParts(elements));
  const fonts = parts.map((part) => part.fonts).join('');
  const scripts = elements.filter(isInlineScript);
  const early = scripts.filter((script) => getAttribute(script, 'data-early') !== undefined);
  const shared = scripts.filter((script) => !early.includes(script));

  for (const element of [...styles, ...shared]) defaultTreeAdapter.detachNode(element);
  if (fonts) append(head, 'style', { 'data-fonts': '', text: fonts });
  append(head, 'style', { text: css });
  // The early script of the head may switch off the fonts.
  for (const script of early.filter(({ parentNode }) => parentNode === head)) moveToEnd(script, head);
  // In one order, so that pages with the same scripts share a file; none of them needs another one before it.
  if (shared.length > 0)
    setLateScript(
      early,
      shareScript(
        shared
          .map((element) => getText(element))
          .sort()
          .join('\n'),
      ),
    );
  for (const policy of elements.filter(isPolicy)) {
    moveToStart(policy, head);
    for (const attribute of policy.attrs) {
      if (attribute.name === 'content')
        attribute.value = allowInline(attribute.value, {
          scripts: early.map((element) => getText(element)),
          styles: fonts ? [fonts, css] : [css],
        });
    }
  }
}

const isStyle = (element: Element) =>
  element.tagName === 'style' || (element.tagName === 'link' && getAttribute(element, 'rel') === 'stylesheet');

/** A script that runs as it is; modules and data have a type, files an address. */
const isInlineScript = (element: Element) =>
  element.tagName === 'script' && getAttribute(element, 'type') === undefined && getAttribute(element, 'src') === undefined;

function setLateScript(early: readonly Element[], address: string): void {
  const attribute = early.flatMap(({ attrs }) => attrs).find(({ name }) => name === 'data-src');
  if (!attribute) throw new Error('A page with scripts needs an early script with `data-src` that loads them.');
  attribute.value = address;
}

const isPolicy = (element: Element) =>
  element.tagName === 'meta' && getAttribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

function toParts(elements: readonly Element[]): PageParts {
  const parts = { names: new Set(elements.map(({ tagName }) => tagName)), classes: new Set<string>(), islands: new Set<string>() };
  for (const { name, value } of elements.flatMap(({ attrs }) => attrs)) {
    parts.names.add(name);
    if (name === 'class') for (const one of value.split(' ')) parts.classes.add(one);
    if (name === 'component-export') parts.islands.add(value);
  }
  return parts;
}

/** A policy holds for what comes after it, so it comes first; only the encoding, which has to be in the first kilobyte, is before it. */
function moveToStart(policy: Element, head: Element): void {
  defaultTreeAdapter.detachNode(policy);
  const first = head.childNodes.find((node) => !('tagName' in node) || getAttribute(node, 'charset') === undefined);
  if (first) defaultTreeAdapter.insertBefore(head, policy, first);
  else defaultTreeAdapter.appendChild(head, policy);
}

function moveToEnd(element: Element, parent: Element): void {
  defaultTreeAdapter.detachNode(element);
  defaultTreeAdapter.appendChild(parent, element);
}

function append(parent: Element, tagName: string, { text = '', ...attributes }: Record<string, string>): void {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  defaultTreeAdapter.appendChild(parent, element);
}
