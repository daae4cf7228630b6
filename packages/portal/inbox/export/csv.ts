/** What tells Excel that a file is in UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * A line of a file of comma-separated values (RFC 4180). A cell that a spreadsheet would read as a
 * formula begins with an apostrophe (OWASP, CSV injection).
 *
 * @example toCsvLine(['=1+1', 'a "b"']) // `"'=1+1","a ""b"""\r\n`
 */
export function toCsvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${neutralizeFormula(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}

/** A cell with one of these in front may be read as a formula, after any white space too. */
const formula = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

const neutralizeFormula = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);
