import { defineRule } from '../rule.ts';

/** How an address begins. */
const address = '(?:\\/|#|https?:|mailto:|tel:|www\\.)';

/**
 * What was meant as a link and is shown with its brackets: a link in a field of plain words, a
 * space between its two halves, a space in its address, brackets that are not closed or the wrong
 * way round. Longer than a line of a book none is; without an end, the time would grow with the
 * square.
 */
const links = new RegExp(
  [
    `\\[[^\\]\\n]{0,500}\\]\\s?\\(\\s{0,9}${address}[^)\\n]{0,500}\\)?`,
    `\\([^)\\n]{1,500}\\)\\s?\\[\\s{0,9}${address}[^\\]\\n]{0,500}\\]`,
    '\\[[^\\]\\n]{1,500}\\]\\([^)\\n]{0,500}\\)',
  ].join('|'),
  'g',
);

/**
 * A quotation mark of Markdown for a link that is named elsewhere, without the line that names it.
 */
const reference = /\[[^\]\n]{1,500}\]\[[^\]\n]{0,500}\]/g;

/** Finds Markdown links that readers would see as brackets. */
export const leftAsText = defineRule({
  of: 'words',
  says: ['linkLeftAsText', 'linkInPlainField'],
  grade: 'stop',
  check: (words, { passage: { field } }) =>
    [...words.matchAll(links), ...words.matchAll(reference)].map(({ 0: found, index }) => ({
      index,
      message: field === 'text' ? 'linkLeftAsText' : 'linkInPlainField',
      values: { found },
    })),
});
