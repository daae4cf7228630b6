/** Tells Excel that a file is in UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * A line of a CSV file (RFC 4180). An apostrophe precedes a cell that a spreadsheet would read as a
 * formula (OWASP, CSV injection), except before a telephone number, which other programs import.
 *
 * @example toCsvLine(['=1+1', 'a "b"']) // `"'=1+1","a ""b"""\r\n`
 */
export function toCsvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${neutralizeFormula(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}

/** The start of a cell that a spreadsheet may read as a formula. */
const formula = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

const telephone = /^\+[\d -]{7,}$/;

const neutralizeFormula = (cell: string) =>
  formula.test(cell) && !telephone.test(cell) ? `'${cell}` : cell;
