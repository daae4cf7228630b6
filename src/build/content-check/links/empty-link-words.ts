import { collectWriting } from '../../../i18n/writing.ts';
import { defineRule } from '../rule.ts';

/** Words that say nothing of where a link leads, in any language. */
const emptyWords = new Set(
  collectWriting('emptyLinkWords')
    .flat()
    .map((words) => words.normalize('NFC')),
);

/** Finds links without a word that a reader could click. Of a component, that is told elsewhere. */
export const linksWithoutWords = defineRule({
  of: 'file',
  says: ['linkWithoutWords'],
  grade: 'stop',
  check: ({ file }) =>
    file.text.links
      .filter(({ words, isComponent }) => words !== undefined && !(isComponent && !words.trim()))
      .filter(({ words = '' }) => !/[\p{L}\p{N}]/u.test(words))
      .map(({ line, field, target }) => ({
        file: file.path,
        line,
        field,
        message: 'linkWithoutWords',
        values: { target },
      })),
});

const toPlain = (words: string) =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Points out links whose words do not say where they lead. */
export const emptyLinkWords = defineRule({
  of: 'file',
  says: ['linkWordsSayNothing'],
  grade: 'review',
  check: ({ file }) =>
    file.text.links.flatMap(({ words, line, field }) =>
      words !== undefined && emptyWords.has(toPlain(words))
        ? [{ file: file.path, line, field, message: 'linkWordsSayNothing', values: { words } }]
        : [],
    ),
});
