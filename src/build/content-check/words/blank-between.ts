/**
 * The text with lines in place of what is between two signs, so that all else is where it was. A
 * pattern would look for the second sign again behind each of the first, and the time would grow
 * with the square.
 *
 * @example blankBetween('of “others” here', '“', '”') // 'of ________ here'
 */
export function blankBetween(text: string, open: string, close: string): string {
  const parts: string[] = [];
  let left = 0;
  for (;;) {
    const start = text.indexOf(open, left);
    const end = start < 0 ? -1 : text.indexOf(close, start);
    if (end < 0) return parts.join('') + text.slice(left);
    parts.push(text.slice(left, start), text.slice(start, end + 1).replaceAll(/[^\n]/g, '_'));
    left = end + 1;
  }
}
