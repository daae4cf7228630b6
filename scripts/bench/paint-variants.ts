import { defaultTreeAdapter as tree, html, parse, serialize } from 'parse5';
import postcss from 'postcss';
import { findElements, getAttribute, getText, type Element } from '../../src/build/html/elements.ts';
import { allowInline } from '../../src/build/page-output/csp.ts';

/** What a page is compared with: itself without scripts, without the fonts of the site, without both, and a handwritten page of the same text. */
export const variants = ['floor', 'without fonts', 'without scripts', 'page', 'by hand'] as const;
export type Variant = (typeof variants)[number];

/** The HTML of each variant of a built page. */
export function toVariants(source: string): Record<Variant, string> {
  return {
    floor: withoutFonts(withoutScripts(source)),
    'without fonts': withoutFonts(source),
    'without scripts': withoutScripts(source),
    page: source,
    'by hand': writeByHand(source),
  };
}

function withoutScripts(source: string): string {
  const page = parse(source);
  for (const element of [...findElements(page)].filter(isScript)) tree.detachNode(element);
  return serialize(page);
}

/** Data is in a script element too, and stays. */
const isScript = (element: Element) => element.tagName === 'script' && ['module', undefined].includes(getAttribute(element, 'type'));

function withoutFonts(source: string): string {
  const page = parse(source);
  const elements = [...findElements(page)];
  for (const element of elements) {
    if (getAttribute(element, 'rel') === 'preload' && getAttribute(element, 'as') === 'font') tree.detachNode(element);
    if (element.tagName === 'style') replaceText(element, withoutFontFiles(getText(element)));
  }
  const inline = {
    scripts: elements.filter((element) => isScript(element) && getAttribute(element, 'src') === undefined).map((script) => getText(script)),
    styles: elements.filter(({ tagName }) => tagName === 'style').map((style) => getText(style)),
  };
  for (const { attrs } of elements.filter((element) => getAttribute(element, 'http-equiv') === 'content-security-policy')) {
    for (const attribute of attrs) if (attribute.name === 'content') attribute.value = allowInline(attribute.value, inline);
  }
  return serialize(page);
}

function withoutFontFiles(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.walkDecls('src', ({ value }) => void (value.includes('url(') && rule.remove()));
  });
  return root.toString();
}

function replaceText(element: Element, text: string): void {
  for (const child of [...element.childNodes]) tree.detachNode(child);
  tree.insertText(element, text);
}

const dropped = new Set(['script', 'style', 'svg', 'template', 'img', 'input']);
const unwrapped = new Set(['astro-island', 'astro-slot', 'button', 'form']);

/** A minimal page by a careful author: the text, headings and lists of the original, and a few styles. */
function writeByHand(source: string): string {
  const page = parse(source);
  const elements = [...findElements(page)];
  const language = elements.map((element) => element.tagName === 'html' && getAttribute(element, 'lang')).find(Boolean) ?? '';
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error('A page without a main element can’t be written by hand.');
  for (const element of [...findElements(main)]) {
    element.attrs = [];
    if (dropped.has(element.tagName)) tree.detachNode(element);
    else if (unwrapped.has(element.tagName)) unwrap(element);
  }
  const body = tree.createElement('body', html.NS.HTML, []);
  tree.appendChild(body, main);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>By hand</title><style>body{font:100%/1.6 sans-serif;max-width:70ch;margin:auto;padding:1rem}</style>${serialize(body)}</html>`;
}

function unwrap(element: Element): void {
  if (!element.parentNode) return;
  for (const child of [...element.childNodes]) {
    tree.detachNode(child);
    tree.insertBefore(element.parentNode, child, element);
  }
  tree.detachNode(element);
}
