import { getDefinition } from '../../../content-model/collections.ts';
import { documentComponents, findComponent } from '../../../content-model/components.ts';
import { toBlocks } from '../../documents/tree.ts';
import { UnshownNode } from '../../documents/tree-nodes.ts';
import { describeLetter, findMissingLetters } from '../../typst/letters.ts';
import type { Entry, EntryFile, Site } from '../context.ts';
import { faultInText, type Fault } from '../fault.ts';
import { collectEntryPassages } from '../../content/field-passages.ts';
import type { Passage } from '../../content/passages.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { checkWorkbook } from './workbook.ts';
import { defineRule } from '../rule.ts';

/** Finds what the files made from a text can’t show, with the code that makes them. */
function checkDocumentText(entry: Entry, { entries }: Pick<Site, 'entries'>): Fault[] {
  const { document, page, formats } = entry.source.data;
  if (!entry.definition.documents || entry.isDraft || typeof document === 'string') return [];
  const textOf =
    typeof page === 'string'
      ? entries.find(({ collection, id }) => collection === 'pages' && id === page)
      : entry;
  const asWorkbook = Array.isArray(formats) && formats.includes('xlsx');
  const passages = (textOf?.files ?? []).map(({ file }) => ({
    file,
    all: collectEntryPassages(file, (textOf ?? entry).definition),
  }));
  // The words of the entry itself are on the file too.
  const own =
    textOf === entry
      ? []
      : entry.files.map(({ file }) => ({
          file,
          all: collectEntryPassages(file, getDefinition(entry.collection)),
        }));
  return [
    // Those of an entry’s own text are checked with its uploaded files.
    ...(textOf === entry ? [] : (textOf?.files ?? []).flatMap(({ file }) => checkComponents(file))),
    ...(textOf?.files ?? []).flatMap((one) => [
      ...checkBlocks(one),
      ...(asWorkbook ? checkWorkbook(one) : []),
    ]),
    ...[...passages, ...own].flatMap(({ file, all }) => checkLetters(file.path, all)),
  ];
}

const isPageOnly = (name: string) => {
  const definition = findComponent(name);
  return definition !== undefined && !definition.document;
};

/** Components of a page that its file can’t show. */
function checkComponents(file: ContentFile): Fault[] {
  return file.text.components
    .filter(({ name }) => isPageOnly(name))
    .map(({ name, line }) =>
      faultInText(file, line, 'componentNotInFile', {
        name,
        names: documentComponents.join(', '),
      }),
    );
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
    'componentNotInFile',
    'blankRowsAlone',
    'notInFile',
    'letterNotInFonts',
    'secondTableInSheet',
    'sheetWithoutName',
    'sheetNameTaken',
    'notInWorkbook',
  ],
  grade: 'stop',
  check: checkDocumentText,
});
