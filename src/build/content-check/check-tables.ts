import { childrenOf, collectNodes, parseText, TextError, type TextNode } from '../content/text-tree.ts';
import { faultInText, type Fault } from './fault.ts';
import type { SourceFile } from './read.ts';

/**
 * What can be added up in the tables of a text. A table may be right all the same, so what is
 * found here is pointed out and stops nothing.
 */

interface Row {
  /** The line of the file. */
  line: number;
  cells: string[];
}

/** How the first cell of a row begins that has the sums of those above. */
const total = /^(all|total|sum|कुल|योग)(?![\p{L}\p{M}])/iu;

/** The tables of a text without their headings; none where the text can’t be read, which is told elsewhere. */
function readTables(file: SourceFile): Row[][] {
  let nodes: TextNode[];
  try {
    nodes = collectNodes(parseText(file.body));
  } catch (error) {
    if (error instanceof TextError) return [];
    throw error;
  }
  return nodes
    .filter(({ type }) => type === 'table')
    .map((table) =>
      childrenOf(table)
        .slice(1)
        .map((row) => ({ line: file.bodyLine + (row.position?.start.line ?? 1) - 1, cells: childrenOf(row).map(toWords) })),
    );
}

function toWords(node: TextNode): string {
  return node.type === 'text' ? node.value.trim() : childrenOf(node).map(toWords).join('');
}

/** The number in a cell, such as 1,026; undefined where the cell holds something else. */
function toNumber(cell: string | undefined): number | undefined {
  return cell && /^\d[\d,]*(\.\d+)?$/.test(cell) ? Number(cell.replaceAll(',', '')) : undefined;
}

/** Finds sums in the last row of a table that are not those of the rows above. */
export function checkSums(file: SourceFile): Fault[] {
  return readTables(file).flatMap((rows) => {
    const last = rows.at(-1);
    if (!last || !total.test(last.cells[0] ?? '')) return [];
    return last.cells.flatMap((cell, column) => {
      const numbers = rows.slice(0, -1).map(({ cells }) => toNumber(cells[column]));
      const given = toNumber(cell);
      if (given === undefined || numbers.length === 0 || numbers.includes(undefined)) return [];
      const sum = numbers.reduce<number>((all, number) => all + (number ?? 0), 0);
      // Decimals are added in binary.
      if (Math.abs(sum - given) < 0.001) return [];
      return [faultInText(file, last.line, 'sumWrong', { column: column + 1, sum, given: cell })];
    });
  });
}
