import { documentComponents } from '@federation/content-model/components';
import { collectEntryPassages } from '@federation/content-model/files/field-passages';
import type { Passage } from '@federation/content-model/files/passages';
import { toBlocks } from '@federation/documents/tree';
import { UnsupportedNode } from '@federation/documents/tree-nodes';
import { describeLetter, findMissingLetters } from '@federation/documents/typst/letters';
import type { CheckedEntry, EntryFile, CheckedContent } from '../../rule/checked-content.ts';
import { faultAt, faultInText, type Fault } from '../../rule/fault.ts';
import { defineRule } from '../../rule/rule.ts';
import { checkWorkbook } from './workbook.ts';

/** Finds what the files made from a text can’t show, with the code that makes them. */
function checkDocumentText(
  entry: CheckedEntry,
  { entries }: Pick<CheckedContent, 'entries'>,
): Fault[] {
  const { document, page, formats } = entry.source.data;
  if (!entry.definition.documents || entry.isDraft || typeof document === 'string') return [];
  const textOf =
    typeof page === 'string'
      ? entries.find(({ collection, id }) => collection === 'pages' && id === page)
      : entry;
  if (!textOf) return [];
  const isWorkbook = Array.isArray(formats) && formats.includes('xlsx');
  // The words of the entry itself are on the file too.
  const worded = textOf === entry ? [entry] : [textOf, entry];
  return [
    ...textOf.files.flatMap((one) => checkText(one, isWorkbook)),
    ...worded.flatMap(({ files, definition }) =>
      files.flatMap(({ file }) => checkLetters(file.path, collectEntryPassages(file, definition))),
    ),
  ];
}

function checkText(one: EntryFile, isWorkbook: boolean): Fault[] {
  const { file } = one;
  if (file.text.isEmpty) return [faultInText(file, file.text.line, 'noTextForFile')];
  return [...checkBlocks(one), ...(isWorkbook ? checkWorkbook(one) : [])];
}

function checkBlocks({ file, language }: EntryFile): Fault[] {
  try {
    toBlocks(file.text, { language, toAddress: () => undefined, toData: () => [] });
    return [];
  } catch (error) {
    if (!(error instanceof UnsupportedNode)) throw error;
    const values = { what: error.construct, names: documentComponents.join(', ') };
    return [faultAt(file, error.node, 'notInFile', values)];
  }
}

function checkLetters(file: string, passages: readonly Passage[]): Fault[] {
  return passages.flatMap(({ words, line, field }) =>
    findMissingLetters(words.replaceAll(/[\s\u200C\u200D]/g, '')).map((letter) => ({
      file,
      line: line + words.slice(0, words.indexOf(letter)).split('\n').length - 1,
      field,
      message: 'letterNotInFonts' as const,
      values: { letter: describeLetter(letter) },
    })),
  );
}

export const documentText = defineRule({
  of: 'entry',
  says: [
    ...(['noTextForFile', 'notInFile', 'letterNotInFonts'] as const),
    ...(['noTableForSheet', 'tableWithoutSheet', 'notInWorkbook'] as const),
  ],
  stage: 'files',
  check: checkDocumentText,
});
