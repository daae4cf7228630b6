/** A table in Markdown. A sign that would end a cell is escaped. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const toRow = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [toRow(head), `|${'---|'.repeat(head.length)}`, ...rows.map(toRow)].join('\n');
}

/** Words of code in Markdown. */
export const formatCode = (words: string) => `\`${words}\``;
