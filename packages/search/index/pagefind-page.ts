import { defaultTreeAdapter as tree, html, parse, serializeOuter } from 'parse5';
import { fold } from '../shared/fold.ts';
import { spellingsId, toSpelling } from '../shared/spelling.ts';
import { isLanguage, type Language } from '@federation/i18n/languages';
import {
  findElements,
  getAttribute,
  getText,
  hasClass,
  type Element,
} from '@federation/base/html-elements';
import { findKeywords } from './keywords.ts';

/** A page for the search index. */
export interface PagefindPage {
  language: Language;
  /** HTML with the attributes of Pagefind. */
  content: string;
}

/** Elements whose words are separate, though no white space follows them. */
const labels = new Set(['span', 'time', 'dt']);

/** Elements that are not indexed. */
const unread = new Set(
  'footer form iframe label nav noscript script style svg template'.split(' '),
);

/**
 * Prepares the part of a built page that the layout marked for the index. It adds fields that no
 * result shows: the name, the keywords, their synonyms and folded spellings. Undefined for a page
 * that is not marked.
 */
export function toPagefindPage(source: string): PagefindPage | undefined {
  const elements = [...findElements(parse(source))];
  const body = elements.find(
    (element) => getAttribute(element, 'data-pagefind-body') !== undefined,
  );
  const [root] = elements;
  const language = root && getAttribute(root, 'lang');
  if (!body || !isLanguage(language)) return undefined;
  prepareWords(body);
  for (const heading of findElements(body)) moveIdToHeading(heading);
  const spellings = getText(body, ' ')
    .split(/\s+/)
    .flatMap((word) => toSpelling(word) ?? []);
  for (const [name, words] of Object.entries(toFields(elements, body, language)))
    if (words) append(body, words, { 'data-pagefind-meta': name, 'data-pagefind-ignore': '' });
  if (spellings.length > 0) append(body, spellings.join(' '), { id: spellingsId });
  const content = `<html lang="${language}"><body>${serializeOuter(body)}</body></html>`;
  return { language, content };
}

/** The fields of a page besides its text. An entry has only its name. */
function toFields(
  elements: readonly Element[],
  body: Element,
  language: Language,
): Record<string, string> {
  const headings = (...levels: string[]) =>
    [...findElements(body)]
      .filter(({ tagName }) => levels.includes(tagName))
      .map((heading) => getText(heading, ' '))
      .join(' ');
  const keywords = elements.find(
    (element) => element.tagName === 'meta' && getAttribute(element, 'name') === 'keywords',
  );
  const name = fold(headings('h1'));
  return getAttribute(body, 'data-type') === 'page'
    ? {
        page: name,
        keywords: fold((keywords && getAttribute(keywords, 'content')) ?? ''),
        synonyms: findKeywords(headings('h1', 'h2'), language).join(' '),
      }
    : { record: name };
}

/** Moves the id of a part to the heading that begins it, so that results link to the part. */
function moveIdToHeading(heading: Element): void {
  const part = heading.parentNode;
  if (!/^h[2-6]$/.test(heading.tagName) || !part || !tree.isElementNode(part)) return;
  const id = part.attrs.find(({ name }) => name === 'id');
  const isFirst = part.childNodes.find((node) => tree.isElementNode(node)) === heading;
  if (!id || !isFirst || getAttribute(heading, 'id') !== undefined) return;
  part.attrs = part.attrs.filter((attribute) => attribute !== id);
  heading.attrs.push(id);
}

function append(body: Element, words: string, attributes: Record<string, string>): void {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const field = tree.createElement('p', html.NS.HTML, attrs);
  tree.insertText(field, words);
  tree.appendChild(body, field);
}

/** Removes elements that are not indexed, and separates labels and adjacent elements with spaces. */
function prepareWords(element: Element): void {
  for (const child of [...element.childNodes]) {
    if (!tree.isElementNode(child)) continue;
    if (isUnread(child)) {
      tree.detachNode(child);
      continue;
    }
    prepareWords(child);
    const next = element.childNodes[element.childNodes.indexOf(child) + 1];
    const isApart = labels.has(child.tagName) || (next && tree.isElementNode(next));
    if (!isApart) continue;
    if (next) tree.insertTextBefore(element, ' ', next);
    else tree.insertText(element, ' ');
  }
}

/** Texts for screen readers only say nothing of the subject, and hidden ones are decoration. */
function isUnread(element: Element): boolean {
  return (
    unread.has(element.tagName) ||
    getAttribute(element, 'data-pagefind-ignore') !== undefined ||
    getAttribute(element, 'aria-hidden') === 'true' ||
    (element.tagName === 'span' && hasClass(element, 'visually-hidden'))
  );
}
