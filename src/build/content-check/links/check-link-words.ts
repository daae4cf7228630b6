import type { Fault } from '../fault.ts';
import type { Passage } from '../passages.ts';
import type { Link } from './collect-links.ts';

/** Words that say nothing of where a link leads, in any language. */
const emptyWords = new Set(
  [
    'here, click, this, link, this link, more, read more, read, details, go',
    'यहाँ, यहां, यहाँ देखें, यहां देखें, यहाँ पढ़ें, लिंक, यह लिंक, इस लिंक, और पढ़ें, और, अधिक, अधिक पढ़ें, देखें, क्लिक करें',
  ]
    .flatMap((list) => list.split(', '))
    .map((words) => words.normalize('NFC')),
);

const clickHere = /\bclick(?:ing)? here\b|यहा(?:ँ|ं)(?: पर)? क्लिक/giu;

/** Finds links without a word that a reader could click (of a component, that is told elsewhere), and points out words that do not say where a link leads. */
export function checkLinkWords(file: string, links: readonly Link[]): Fault[] {
  return links.flatMap(({ words, line, field, target, isComponent }): Fault[] => {
    if (words === undefined || (isComponent && words.trim() === '')) return [];
    if (!/[\p{L}\p{N}]/u.test(words)) return [{ file, line, field, message: 'linkWithoutWords', values: { target } }];
    const plain = words
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
    return emptyWords.has(plain) ? [{ file, line, field, message: 'linkWordsSayNothing', values: { words } }] : [];
  });
}

/** Points out “click here”, whether the words are a link or beside one. */
export function checkClickHere(file: string, passages: readonly Passage[]): Fault[] {
  return passages.flatMap(({ words, line, field }) =>
    [...words.normalize('NFC').matchAll(clickHere)].map(({ 0: found, index }) => ({
      file,
      line: line + words.slice(0, index).split('\n').length - 1,
      field,
      message: 'linkWordsSayNothing' as const,
      values: { words: found },
    })),
  );
}
