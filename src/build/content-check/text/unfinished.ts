import { toString } from 'mdast-util-to-string';
import type { Passage } from '../passages.ts';
import type { Fault } from '../fault.ts';
import type { TextRule } from './text-rule.ts';

/** Words that are left where a text is still to be written, in any language. */
const placeholder =
  /(?<![\p{L}\p{M}])(?:TODO|FIXME|TBD|TBC|XXX+|lorem ipsum)(?![\p{L}\p{M}])|\[(?:date|day|name|place|venue|time|number|amount|title|link|address|insert|to be|दिनांक|तारीख|नाम|स्थान|समय|संख्या|राशि|पता)(?:\s[^\]\n]{0,40})?\]|(?<!\w)(?:dd[/.-]mm[/.-]yyyy|yyyy-mm-dd)(?!\w)/giu;

/** How many letters a heading or sentence in capitals has at least; a short one is a name, such as IFSF or INR. */
const leastCapitals = 14;

/** How many words a paragraph has at least that is not twice in a text by chance. */
const leastRepeated = 8;

/** Finds what is left of a text that is still to be written. */
export function findPlaceholders(file: string, passages: readonly Passage[]): Fault[] {
  return passages.flatMap(({ words, line, field }) =>
    [...words.matchAll(placeholder)].map(({ 0: found, index }) => ({
      file,
      line: line + words.slice(0, index).split('\n').length - 1,
      field,
      message: 'placeholder' as const,
      values: { words: found },
    })),
  );
}

/** Finds headings and sentences in capital letters: they are hard to read, and a screen reader may spell them. */
export function findCapitals(file: string, passages: readonly Passage[]): Fault[] {
  return passages.flatMap(({ words, line, field }) => {
    const sentence = words.split(/(?<=[.!?।])\s+/).find(isInCapitals);
    return sentence === undefined ? [] : [{ file, line, field, message: 'capitals' as const, values: { words: sentence.slice(0, 40) } }];
  });
}

function isInCapitals(sentence: string): boolean {
  const letters = sentence.replaceAll(/[^\p{L}]/gu, '');
  return (
    letters.length >= leastCapitals &&
    sentence.trim().split(/\s+/).length >= 3 &&
    letters === letters.toUpperCase() &&
    /^[A-Z]+$/.test(letters)
  );
}

/** Finds a paragraph that is there twice, and a word that is: it was pasted again, or typed again in the next line. */
export const findRepeatedText: TextRule = ({ nodes, report }) => {
  const earlier = new Map<string, number>();
  return nodes
    .filter(({ type }) => type === 'paragraph')
    .flatMap((node) => {
      const words = toString(node as never).trim();
      const line = report(node, 'paragraphRepeated').line;
      const before = earlier.get(words);
      earlier.set(words, before ?? line);
      const isTwice = before !== undefined && words.split(/\s+/).length >= leastRepeated;
      const doubled = findDoubled(words);
      return [
        ...(isTwice ? [report(node, 'paragraphRepeated', { line: before })] : []),
        ...(doubled ? [report(node, 'wordRepeated', { word: doubled })] : []),
      ];
    });
};

/** A word that is there exactly twice in a row. In Hindi a word is doubled for its meaning: धीरे धीरे, अलग अलग. */
function findDoubled(words: string): string | undefined {
  const list = words.toLowerCase().split(/\s+/);
  return list.find(
    (word, index) =>
      /^[a-z]{2,}$/.test(word) &&
      !['had', 'that'].includes(word) &&
      list[index + 1] === word &&
      list[index - 1] !== word &&
      list[index + 2] !== word,
  );
}
