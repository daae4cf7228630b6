import { defineRule } from '../rule.ts';

/** Finds rows that were pasted from a spreadsheet, with tabs between the cells: they run together. */
export const pastedTables = defineRule({
  of: 'text',
  says: ['tableWithTabs'],
  grade: 'stop',
  check: ({ nodes, sourceOf, report }) =>
    nodes
      .filter(({ type }) => type === 'paragraph')
      .flatMap((node) => {
        const rows = sourceOf(node).split(/\r?\n/);
        const hasCells = (row: string) => /\S\t+\S/.test(row);
        const first = rows.findIndex(hasCells);
        return rows.filter(hasCells).length > 1 ? [report(node, 'tableWithTabs', {}, first)] : [];
      }),
});
