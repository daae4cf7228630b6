import type { Messages } from '../../message.ts';

/** In what a translation differs from the file that it translates. */
export const translations = {
  titleYearsDiffer: { problem: 'names {years}, the title of en.mdx {others}', expected: 'The same years as in en.mdx.' },
  tableNumberDiffers: { problem: '{number} in the table, {other} in en.mdx', expected: 'The same number as in en.mdx.' },
  partMissing: { problem: '{part} is in en.mdx, not here', expected: 'The same components and links as in en.mdx.' },
  partAdded: { problem: '{part} is not in en.mdx', expected: 'The same components and links as in en.mdx.' },
} as const satisfies Messages;
