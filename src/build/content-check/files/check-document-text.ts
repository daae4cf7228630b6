import { getDefinition } from '../../../collections/index.ts';
import { componentAttributes, documentComponents } from '../../../collections/site/content-components.ts';
import { childrenOf, findComponents, isComponent, parseText, TextError, type TextNode } from '../../content/text-tree.ts';
import { toBlocks } from '../../documents/tree.ts';
import { UnshownNode } from '../../documents/tree-nodes.ts';
import { describeLetter, findMissingLetters } from '../../typst/letters.ts';
import type { Entry, Site } from '../context.ts';
import { faultInText, type Fault } from '../fault.ts';
import { collectEntryPassages, type Passage } from '../passages.ts';
import type { SourceFile } from '../read.ts';

const words = { sumOfColumn: '', sumOfRow: '', days: '', lawTitle: () => '', lawReview: () => '' };

/** What holds words only in a workbook, so that a table inside it is lost. */
const wordsOnly = ['Note', 'PositionOfLaw', 'Card', 'TimelineItem'];

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
    ...(textOf?.files ?? []).flatMap(({ file }) => [...checkBlocks(file), ...(asWorkbook ? checkWorkbook(file) : [])]),
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
    return isPageOnly(error.what.slice(1, -1))
      ? []
      : [faultInText(file, file.bodyLine + error.line - 1, 'notInFile', { what: error.what })];
  }
}

function checkWorkbook(file: SourceFile): Fault[] {
  const below = (node: TextNode, isInWords: boolean): Fault[] =>
    childrenOf(node).flatMap((child) => {
      const what = isComponent(child) && child.name === 'Fields' ? '<Fields>' : child.type === 'table' && isInWords ? '| | |' : undefined;
      if (what) return [faultInText(file, file.bodyLine + (child.position?.start.line ?? 1) - 1, 'notInWorkbook', { what })];
      const holdsWords =
        child.type === 'list' || child.type === 'blockquote' || (isComponent(child) && wordsOnly.includes(child.name ?? ''));
      return below(child, isInWords || holdsWords);
    });
  try {
    return below(parseText(file.body), false);
  } catch (error) {
    if (error instanceof TextError) return [];
    throw error;
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
