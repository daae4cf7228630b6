/**
 * The text with lines in place of what others said in “quotation marks”, so that all else is where
 * it was.
 *
 * @example withoutQuotations('of “others” here') // 'of ________ here'
 */
export const withoutQuotations = (text: string) => blank(text, /“[^“”]*”/g);

/** The text with lines in place of what is in (brackets). */
export const withoutBrackets = (text: string) => blank(text, /\([^()]*\)/g);

const blank = (text: string, pattern: RegExp) =>
  text.replaceAll(pattern, (found) => found.replaceAll(/[^\n]/g, '_'));
