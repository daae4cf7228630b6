/** The lines of an address in a sentence, with commas between them. */
export function toOneLine(lines: string): string {
  return lines
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');
}
