import { defaultTreeAdapter as tree, html, serializeOuter } from 'parse5';
import { toArchiveLanguage } from '../../core/search/archive.ts';
import { attachSpellings } from '../../core/search/spelling.ts';
import { isLanguage, type Language } from '../../i18n/languages.ts';
import { findElements, getAttribute, getText, type Element, type Node } from '../html/elements.ts';
import { toKeywords } from './keywords.ts';

/** Elements that are beside each other without white space between them, though their words are separate. */
const labels = new Set(['span', 'time', 'dt']);

/**
 * A built page as the search index takes it: the element that the layout marked as its body, in which
 * words carry the spellings of queries (`attachSpellings`), and the names and synonyms by which a page
 * should be found. Undefined for a page that is not to be found. An archived record is given to the index of its year.
 *
 * @param page the parsed page, which is changed
 */
export function toIndexedPage(page: Node): string | undefined {
  const elements = [...findElements(page)];
  const body = elements.find((element) => getAttribute(element, 'data-pagefind-body') !== undefined);
  const [root] = elements;
  const language = root && getAttribute(root, 'lang');
  if (!body || !isLanguage(language)) return undefined;
  // The names are read before the words change.
  const names = getAttribute(body, 'data-type') === 'page' ? toNames(elements, body, language) : {};
  prepareWords(body);
  for (const [name, words] of Object.entries(names)) appendMeta(body, name, words);
  const archive = getAttribute(body, 'data-archived');
  return `<html lang="${archive ? toArchiveLanguage(language, archive) : language}"><body>${serializeOuter(body)}</body></html>`;
}

/** The fields by which a page of words is found, besides its text. */
function toNames(page: readonly Element[], body: Element, language: Language): Record<string, string> {
  const headings = (...levels: string[]) =>
    [...findElements(body)].filter(({ tagName }) => levels.includes(tagName)).map((heading) => getText(heading, ' '));
  const keywords = page.find((element) => element.tagName === 'meta' && getAttribute(element, 'name') === 'keywords');
  return {
    page: headings('h1').join(' '),
    keywords: (keywords && getAttribute(keywords, 'content')) ?? '',
    synonyms: toKeywords(headings('h1', 'h2').join(' '), language).join(' '),
  };
}

/** Adds a field to the index, of which the text of the page shows nothing. */
function appendMeta(body: Element, name: string, words: string): void {
  const attributes = { 'data-pagefind-meta': name, 'data-pagefind-ignore': '' };
  const attrs = Object.entries(attributes).map(([attribute, value]) => ({ name: attribute, value }));
  const field = tree.createElement('p', html.NS.HTML, attrs);
  tree.insertText(field, attachSpellings(words));
  tree.appendChild(body, field);
}

/** Gives the words of an element the spellings of queries, and separates labels and links that are side by side. */
function prepareWords(element: Element): void {
  for (const child of [...element.childNodes]) {
    if (tree.isTextNode(child)) child.value = attachSpellings(child.value);
    if (!tree.isElementNode(child)) continue;
    prepareWords(child);
    const next = element.childNodes[element.childNodes.indexOf(child) + 1];
    const isApart = labels.has(child.tagName) || (child.tagName === 'a' && next && tree.isElementNode(next) && next.tagName === 'a');
    if (!isApart) continue;
    if (next) tree.insertTextBefore(element, ' ', next);
    else tree.insertText(element, ' ');
  }
}
