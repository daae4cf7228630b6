import type { Fault } from '../fault.ts';
import type { Passage } from '../passages.ts';

/** How an address begins. */
const address = '(?:\\/|#|https?:|mailto:|tel:|www\\.)';

/**
 * What was meant as a link and is shown with its brackets: a link in a field of plain words, a space between its two halves, a
 * space in its address, brackets that are not closed or the wrong way round.
 */
const leftAsText = new RegExp(
  [
    `\\[[^\\]\\n]*\\]\\s?\\(\\s*${address}[^)\\n]*\\)?`,
    `\\([^)\\n]+\\)\\s?\\[\\s*${address}[^\\]\\n]*\\]`,
    '\\[[^\\]\\n]+\\]\\([^)\\n]*\\)',
  ].join('|'),
  'g',
);

/** A quotation mark of Markdown for a link that is named elsewhere, without the line that names it. */
const reference = /\[[^\]\n]+\]\[[^\]\n]*\]/g;

/** Finds Markdown links that readers would see as brackets. */
export function checkLeftAsText(file: string, passages: readonly Passage[]): Fault[] {
  return passages.flatMap(({ words, line, field }) =>
    [...words.matchAll(leftAsText), ...words.matchAll(reference)].map(({ 0: found, index }) => ({
      file,
      line: line + words.slice(0, index).split('\n').length - 1,
      field,
      message: field === 'text' ? ('linkLeftAsText' as const) : ('linkInPlainField' as const),
      values: { found },
    })),
  );
}
