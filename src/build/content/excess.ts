import type { ContentError } from './content-error.ts';

/**
 * The longest file: ten times the longest text of the site. Readers and rules take longer than a
 * second only beyond this.
 */
const most = 200_000;

/**
 * What no person writes, and what readers of Markdown go into once for each sign, so that the time
 * grows with the square and the stack is used up: a hundred of one sign, with or without blanks
 * between them, or a thousand blanks. Lines of hyphens and the like are one thing.
 */
const excesses = /([[\](){}<>*_`!&|#])(?:[ \t]{0,4}\1){99}|[ \t\u00A0]{1000}/;

/** The most braces of a text; what reads them looks for the end of each in all that follows. */
const mostBraces = 3000;

/** Finds what would keep a reader busy for too long; nothing else of the file is read then. */
export function findExcess(source: string): ContentError | undefined {
  if (source.length > most) return { code: 'fileTooLong', line: 1 };
  const braces = source.split('{');
  if (braces.length > mostBraces) {
    const line = braces.slice(0, mostBraces).join('').split('\n').length;
    return { code: 'tooManySigns', line, values: { sign: '{' } };
  }
  const found = excesses.exec(source);
  if (!found) return undefined;
  const line = source.slice(0, found.index).split('\n').length;
  const [, sign] = found;
  return sign ? { code: 'tooManySigns', line, values: { sign } } : { code: 'tooManyBlanks', line };
}
