import { defineHastPlugin, type HastNode } from 'satteri';

type Element = Extract<HastNode, { type: 'element' }>;

/**
 * Number of letters that fit in a window of 320 px (WCAG 1.4.10). A table whose longest words need
 * more becomes one block for each row on a phone.
 */
const lettersOnPhone = 34;
/** Room between two columns, in letters. */
const gap = 3;

/** True if the columns of a table fit beside each other on a phone without breaking a word. */
export function fitsPhone(rows: readonly (readonly string[])[]): boolean {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => longestWord(row[column] ?? ''))),
  );
  return widths.reduce((sum, width) => sum + width, (columns - 1) * gap) <= lettersOnPhone;
}

function longestWord(text: string): number {
  return Math.max(...text.split(/[\s\u2013]+/).map((word) => word.length));
}

/**
 * Prepares the tables of texts: columns of figures get a class in place of an inline style, which
 * the content security policy blocks. If a table is too wide for a phone, each cell carries the
 * heading of its column, so that rows can be shown one below the other.
 */
export const stackedTables = defineHastPlugin({
  name: 'tables',
  element: {
    filter: ['table'],
    visit(table, context) {
      const rows = elementsOf(table).flatMap((part) => elementsOf(part).map(elementsOf));
      for (const cell of rows.flat()) {
        if (!String(cell.properties.style ?? '').includes('right')) continue;
        context.setProperty(cell, 'className', ['number']);
        context.setProperty(cell, 'style', null);
      }
      const texts = rows.map((row) => row.map((cell) => context.textContent(cell).trim()));
      if (fitsPhone(texts)) return;
      context.setProperty(table, 'className', ['stacked']);
      const [labels = []] = texts;
      for (const row of rows.slice(1))
        row.forEach(
          (cell, column) => column > 0 && context.setProperty(cell, 'dataLabel', labels[column]),
        );
    },
  },
});

function elementsOf(node: Readonly<Element>): Element[] {
  return node.children.filter((child): child is Element => child.type === 'element');
}
