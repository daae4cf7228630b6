import { toWords } from '../../content/links.ts';
import { findComponent } from '../../../content-model/components.ts';
import { getTranslator } from '../../../i18n/translate.ts';
import { childrenOf, isComponent, type TextNode } from '../../content/tree.ts';
import { toSheetName } from '../../documents/sheet-name.ts';
import type { EntryFile } from '../context.ts';
import { faultInText, type Fault, type Values } from '../fault.ts';
import type { MessageId } from '../../../i18n/editing.ts';

/** What a component is in a workbook. */
const kindOf = (node: TextNode) =>
  isComponent(node) ? findComponent(node.name)?.workbook : undefined;

const isTable = (node: TextNode) => node.type === 'table' || kindOf(node) === 'table';

const holdsWords = (node: TextNode) =>
  node.type === 'list' || node.type === 'blockquote' || kindOf(node) === 'words';

/**
 * Finds what a workbook would lose of a text, and sheets that it can’t have: each heading with one
 * table becomes a sheet.
 */
export function checkWorkbook({ file, language }: EntryFile): Fault[] {
  const first = getTranslator(language)('document.readFirst');
  const sheets = new Set([toKey(first)]);
  let heading = '';
  let tables = 0;
  const faultAt = (node: TextNode, message: MessageId, values?: Values) => [
    faultInText(file, file.text.lineOf(node), message, values),
  ];
  const judgeSheet = (table: TextNode): Fault[] => {
    tables += 1;
    const name = toSheetName(heading);
    if (tables > 1) return faultAt(table, 'secondTableInSheet');
    if (name === '') return faultAt(table, 'sheetWithoutName');
    if (sheets.has(toKey(name))) return faultAt(table, 'sheetNameTaken', { name, first });
    sheets.add(toKey(name));
    return [];
  };
  const below = (node: TextNode, isInWords: boolean): Fault[] =>
    childrenOf(node).flatMap((child) => {
      if (isComponent(child) && kindOf(child) === 'nothing')
        return faultAt(child, 'notInWorkbook', { what: `<${child.name ?? ''}>` });
      if (isTable(child))
        return isInWords ? faultAt(child, 'notInWorkbook', { what: '| | |' }) : judgeSheet(child);
      if (child.type === 'heading' && child.depth <= 2 && !isInWords) {
        heading = toWords(child);
        tables = 0;
      }
      return below(child, isInWords || holdsWords(child));
    });
  return below(file.text.tree, false);
}

/** Excel takes capital and small letters for the same. */
const toKey = (name: string) => toSheetName(name).toLowerCase();
