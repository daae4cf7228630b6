import { documentComponents, findComponent } from '../../../content-model/components.ts';
import { collectEntryPassages } from '../../content/field-passages.ts';
import type { Passage } from '../../content/passages.ts';
import type { TextNode } from '../../content/tree.ts';
import { toBlocks } from '../../documents/tree.ts';
import { UnshownNode } from '../../documents/tree-nodes.ts';
import { describeLetter, findMissingLetters } from '../../typst/letters.ts';
import type { Entry, EntryFile, Site } from '../context.ts';
import { faultInText, type Fault } from '../fault.ts';
import { defineRule } from '../rule.ts';
import { checkWorkbook } from './workbook.ts';

/** Finds what the files made from a text can’t show, with the code that makes them. */
function checkDocumentText(entry: Entry, { entries }: Pick<Site, 'entries'>): Fault[] {
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

const isPageOnly = (name: string) => {
  const definition = findComponent(name);
  return definition !== undefined && !definition.document;
};

function checkText(one: EntryFile, isWorkbook: boolean): Fault[] {
  const { file } = one;
  const { text } = file;
  if (text.isEmpty) return [faultInText(file, text.line, 'noTextForFile')];
  const lacksTable = isWorkbook && !text.error && !hasSheet(text.nodes);
  return [
    ...text.components
      .filter(({ name }) => isPageOnly(name))
      .map(({ name, line }) =>
        faultInText(file, line, 'componentNotInFile', {
          name,
          names: documentComponents.join(', '),
        }),
      ),
    ...(lacksTable ? [faultInText(file, text.line, 'noTableForSheet')] : []),
    ...checkBlocks(one),
    ...(isWorkbook ? checkWorkbook(one) : []),
  ];
}

function hasSheet(nodes: readonly TextNode[]): boolean {
  const heading = nodes.findIndex((node) => node.type === 'heading' && node.depth === 2);
  return heading >= 0 && nodes.slice(heading).some(({ type }) => type === 'table');
}

function checkBlocks({ file, language }: EntryFile): Fault[] {
  try {
    toBlocks(file.text, { language, toAddress: () => undefined, toData: () => [] });
    return [];
  } catch (error) {
    if (!(error instanceof UnshownNode)) throw error;
    // A component that only a page can show is told with its name.
    if (error.component !== undefined && isPageOnly(error.component)) return [];
    const message = error.needsTable ? 'blankRowsAlone' : 'notInFile';
    return [faultInText(file, file.text.lineOf(error.node), message, { what: error.what })];
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
    ...(['noTextForFile', 'noTableForSheet', 'componentNotInFile', 'blankRowsAlone'] as const),
    ...(['notInFile', 'letterNotInFonts', 'tableWithoutSheet', 'notInWorkbook'] as const),
  ],
  grade: 'stop',
  check: checkDocumentText,
});
