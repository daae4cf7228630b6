import { getDefinition } from '../../../collections/index.ts';
import { componentAttributes, documentComponents } from '../../../collections/site/content-components.ts';
import { findComponents, TextError } from '../../content/text-tree.ts';
import { toBlocks } from '../../documents/tree.ts';
import { UnshownNode } from '../../documents/tree-nodes.ts';
import { describeLetter, findMissingLetters } from '../../typst/letters.ts';
import type { Entry, Site } from '../context.ts';
import { faultInText, type Fault } from '../fault.ts';
import { collectEntryPassages, type Passage } from '../passages.ts';
import type { SourceFile } from '../read.ts';
import { checkWorkbook } from './check-workbook.ts';

const words = { sumOfColumn: '', sumOfRow: '', days: '', lawTitle: () => '', lawReview: () => '' };

/** Finds what the files made from a text can’t show, with the code that makes them. */
export function checkDocumentText(entry: Entry, { entries }: Pick<Site, 'entries'>): Fault[] {
  const { document, page, formats } = (entry.source.data ?? {}) as { document?: unknown; page?: unknown; formats?: unknown };
  if (!entry.definition.documents || entry.isDraft || typeof document === 'string') return [];
  const textOf = typeof page === 'string' ? entries.find(({ collection, id }) => collection === 'pages' && id === page) : entry;
  const asWorkbook = Array.isArray(formats) && formats.includes('xlsx');
  const passages = (textOf?.files ?? []).map(({ file }) => ({ file, all: collectEntryPassages(file, (textOf ?? entry).definition) }));
  // The words of the entry itself are on the file too.
  const own =
    textOf === entry ? [] : entry.files.map(({ file }) => ({ file, all: collectEntryPassages(file, getDefinition(entry.collection)) }));
  return [
    // Those of an entry’s own text are checked with its uploaded files.
    ...(textOf === entry ? [] : (textOf?.files ?? []).flatMap(({ file }) => checkComponents(file))),
    ...(textOf?.files ?? []).flatMap((one) => [...checkBlocks(one.file), ...(asWorkbook ? checkWorkbook(one) : [])]),
    ...[...passages, ...own].flatMap(({ file, all }) => checkLetters(file.path, all)),
  ];
}

const isPageOnly = (name: string) => Object.hasOwn(componentAttributes, name) && !documentComponents.some((one) => one === name);

/** Components of a page that its file can’t show. */
function checkComponents(file: SourceFile): Fault[] {
  try {
    return findComponents(file.body)
      .filter(({ name }) => isPageOnly(name))
      .map(({ name, line }) =>
        faultInText(file, file.bodyLine + line - 1, 'componentNotInFile', { name, names: documentComponents.join(', ') }),
      );
  } catch (error) {
    if (error instanceof TextError) return [];
    throw error;
  }
}

function checkBlocks(file: SourceFile): Fault[] {
  try {
    toBlocks(file.body, { toAddress: () => undefined, toDataBlocks: () => [], words });
    return [];
  } catch (error) {
    // What is not MDX is told by the check of the text.
    if (error instanceof TextError) return [];
    if (!(error instanceof UnshownNode)) throw error;
    // A component that only a page can show is told with its name.
    if (isPageOnly(error.what.slice(1, -1))) return [];
    const message = error.what === '<BlankRows>' ? 'blankRowsAlone' : 'notInFile';
    return [faultInText(file, file.bodyLine + error.line - 1, message, { what: error.what })];
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
