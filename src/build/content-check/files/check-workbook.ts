import { toString } from 'mdast-util-to-string';
import { getTranslator } from '../../../i18n/translate.ts';
import { childrenOf, isComponent, parseText, TextError, type TextNode } from '../../content/text-tree.ts';
import { toSheetName } from '../../documents/sheet-name.ts';
import type { EntryFile } from '../context.ts';
import { faultInText, type Fault, type Values } from '../fault.ts';
import type { MessageId } from '../../../i18n/editing.ts';

/** What holds words only in a workbook, so that a table inside it is lost. */
const wordsOnly = ['Note', 'PositionOfLaw', 'Card', 'TimelineItem'];

const isNamed = (node: TextNode, names: readonly string[]) => isComponent(node) && names.includes(node.name ?? '');

const isTable = (node: TextNode) => node.type === 'table' || isNamed(node, ['TierTable']);

const holdsWords = (node: TextNode) => node.type === 'list' || node.type === 'blockquote' || isNamed(node, wordsOnly);

/** Finds what a workbook would lose of a text, and sheets that it can’t have: each heading with one table becomes a sheet. */
export function checkWorkbook({ file, language }: EntryFile): Fault[] {
  const first = getTranslator(language)('document.readFirst');
  const sheets = new Set([toKey(first)]);
  let heading = '';
  let tables = 0;
  const faultAt = (node: TextNode, message: MessageId, values?: Values) => [
    faultInText(file, file.bodyLine + (node.position?.start.line ?? 1) - 1, message, values),
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
      if (isNamed(child, ['Fields'])) return faultAt(child, 'notInWorkbook', { what: '<Fields>' });
      if (isTable(child)) return isInWords ? faultAt(child, 'notInWorkbook', { what: '| | |' }) : judgeSheet(child);
      if (child.type === 'heading' && child.depth <= 2 && !isInWords) {
        heading = toString(child);
        tables = 0;
      }
      return below(child, isInWords || holdsWords(child));
    });
  try {
    return below(parseText(file.body), false);
  } catch (error) {
    // What is not MDX is told by the check of the text.
    if (error instanceof TextError) return [];
    throw error;
  }
}

/** Excel takes capital and small letters for the same. */
const toKey = (name: string) => toSheetName(name).toLowerCase();
