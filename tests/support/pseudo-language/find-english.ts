import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { pseudoLanguage } from './add-language.ts';
import { findEnglish } from './words.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** English that a page of the pseudo-language may contain. */
export interface Allowed {
  /** Facts, which are the same in every language, such as the citation of a judgment. */
  facts: readonly string[];
  /** Words of untranslated entries. A page must mark them as English wherever HTML can do that. */
  words: readonly string[];
}

/** The attributes that people read or hear. */
const shownAttributes = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];

/** The `name` or `property` of a `meta` element that search engines and other sites show. */
const shownMeta = new Set([
  'description',
  'og:title',
  'og:description',
  'og:image:alt',
  'twitter:title',
  'twitter:description',
]);

/** Properties with a space that are not shown: queries that people may type into the search. */
const notShown = new Set(['stopWords', 'w']);

/** Elements that hold no words for people. */
const withoutWords = new Set(['style', 'code', 'template']);

/** A line for each English text of a page that nothing marks as English. */
export function findEnglishInPage(html: string, allowed: Allowed): string[] {
  return [...collectTexts(parse(html, { scriptingEnabled: false }))].flatMap(
    ({ text, where, canBeMarked }) =>
      reportEnglish(text, where, canBeMarked ? { ...allowed, words: [] } : allowed),
  );
}

/** A line with the English words of a text that are not allowed; nothing if there are none. */
export function reportEnglish(text: string, where: string, { facts, words }: Allowed): string[] {
  if (findEnglish(text).length === 0) return [];
  const rest = [...facts, ...words]
    .sort((a, b) => b.length - a.length)
    .reduce((left, one) => left.replaceAll(one, ' '), text);
  const english = findEnglish(rest);
  return english.length > 0 ? [`${where} has “${english.slice(0, 20).join(' ')}”`] : [];
}

interface ShownText {
  text: string;
  where: string;
  /** True if an element around it could state its language. */
  canBeMarked: boolean;
}

function* collectTexts(node: Node): Generator<ShownText> {
  if (tree.isTextNode(node)) {
    const { tagName } = node.parentNode as Element;
    yield {
      text: node.value,
      where: `<${tagName}>`,
      canBeMarked: tagName !== 'title' && tagName !== 'option',
    };
  }
  if (!('childNodes' in node)) return;
  if (tree.isElementNode(node)) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    if ((attributes.lang ?? pseudoLanguage) !== pseudoLanguage || withoutWords.has(node.tagName))
      return;
    yield* collectHidden(node, attributes);
    if (node.tagName === 'script') return;
  }
  for (const child of node.childNodes) yield* collectTexts(child);
}

/**
 * Yields the words of an element besides its content: attributes, the properties of an island, and
 * data for programs.
 */
function* collectHidden(
  { tagName, childNodes }: Element,
  attributes: Record<string, string>,
): Generator<ShownText> {
  const shown = (name: string, text: string) => ({
    text,
    where: `${name} of <${tagName}>`,
    canBeMarked: false,
  });
  for (const name of shownAttributes) if (attributes[name]) yield shown(name, attributes[name]);
  if (tagName === 'meta' && shownMeta.has(attributes.name ?? attributes.property ?? ''))
    yield shown('content', attributes.content ?? '');
  if (attributes.props)
    for (const text of collectSentences(JSON.parse(attributes.props)))
      yield shown(`properties of ${attributes['component-export']}`, text);
  if (tagName === 'script' && attributes.type === 'application/ld+json') {
    const [data] = childNodes;
    if (data && tree.isTextNode(data))
      for (const text of collectSentences(JSON.parse(data.value))) yield shown('data', text);
  }
}

/**
 * The texts of some data at any depth: those with a space, which are no identifiers, and all texts
 * of an island.
 */
export function collectSentences(data: unknown, isText = false): string[] {
  if (typeof data === 'string') return isText || /\s/.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  const { inLanguage, language = inLanguage ?? pseudoLanguage } = data as Record<string, unknown>;
  if (language !== pseudoLanguage) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    notShown.has(key) ? [] : collectSentences(value, isText || key === 'text'),
  );
}
