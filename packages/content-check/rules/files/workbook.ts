import { toWords } from '@federation/content-model/files/links';
import { findComponent } from '@federation/content-model/components';
import { getTranslator } from '@federation/i18n/strings';
import { childrenOf, isComponent, type TextNode } from '@federation/content-model/files/tree';
import { toSheetName } from '@federation/documents/sheet-name';
import type { EntryFile } from '../../rule/checked-content.ts';
import { faultAt, faultInText, type Fault } from '../../rule/fault.ts';

const kindOf = (node: TextNode) =>
  isComponent(node) ? findComponent(node.name)?.workbook : undefined;

const isTable = (node: TextNode) => node.type === 'table' || kindOf(node) === 'table';

const holdsWords = (node: TextNode) =>
  node.type === 'list' || node.type === 'blockquote' || kindOf(node) === 'words';

/**
 * Finds parts of a text that a workbook would lose, and tables that can’t become a sheet. Each
 * heading with one table becomes a sheet.
 */
export function checkWorkbook({ file, language }: EntryFile): Fault[] {
  const first = getTranslator(language)('document.readFirst');
  const sheets = new Set(['', toKey(first)]);
  let heading = '';
  const judgeSheet = (table: TextNode): Fault[] => {
    const name = toKey(heading);
    heading = '';
    if (sheets.has(name)) return [faultAt(file, table, 'tableWithoutSheet', { first })];
    sheets.add(name);
    return [];
  };
  const below = (node: TextNode, isInWords: boolean): Fault[] =>
    childrenOf(node).flatMap((child) => {
      if (isComponent(child) && kindOf(child) === 'nothing')
        return [faultAt(file, child, 'notInWorkbook', { what: `<${child.name ?? ''}>` })];
      if (isTable(child))
        return isInWords
          ? [faultAt(file, child, 'notInWorkbook', { what: '| | |' })]
          : judgeSheet(child);
      if (child.type === 'heading' && child.depth <= 2 && !isInWords) heading = toWords(child);
      return below(child, isInWords || holdsWords(child));
    });
  const faults = below(file.text.tree, false);
  return sheets.size > 2 || faults.length > 0 || file.text.error
    ? faults
    : [faultInText(file, file.text.line, 'noTableForSheet')];
}

/** Excel ignores case in the names of sheets. */
const toKey = (name: string) => toSheetName(name).toLowerCase();
