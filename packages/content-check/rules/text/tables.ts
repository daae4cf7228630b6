import { toWords } from '@federation/content-model/files/links';
import { childrenOf } from '@federation/content-model/files/tree';
import { faultAt } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';

/**
 * Finds tables whose rows have more or fewer cells than the headings, and tables without headings.
 */
export const tableShape = defineRule({
  of: 'file',
  says: ['tableWithoutHeadings', 'tableRagged'],
  stage: 'text',
  check: ({ file }) =>
    file.text.nodes
      .filter(({ type }) => type === 'table')
      .flatMap((table) => {
        const [head, ...rows] = childrenOf(table);
        if (!head) return [];
        const columns = childrenOf(head).length;
        const isNamed = childrenOf(head).some((cell) => toWords(cell).trim() !== '');
        const ragged = rows.filter((row) => childrenOf(row).length !== columns);
        return [
          ...(isNamed ? [] : [faultAt(file, table, 'tableWithoutHeadings')]),
          ...ragged.map((row) =>
            faultAt(file, row, 'tableRagged', { cells: childrenOf(row).length, columns }),
          ),
        ];
      }),
});

/**
 * Finds rows of a table that are plain text to the parser, because the line of hyphens is missing
 * or does not fit.
 */
export const tableLine = defineRule({
  of: 'file',
  says: ['tableWithoutLine'],
  stage: 'text',
  check: ({ file }) =>
    file.text.nodes
      .filter((node) => node.type === 'paragraph')
      .flatMap((node) => {
        const rows = file.text.sourceOf(node).split(/\r?\n/);
        const row = rows.findIndex((line) => /^\s*\|.*\|\s*$/.test(line));
        const isTable = row >= 0 || (rows.length > 1 && rows.every((line) => / \| /.test(line)));
        return isTable ? [faultAt(file, node, 'tableWithoutLine', {}, Math.max(0, row))] : [];
      }),
});
