import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../../../i18n/languages.ts';
import { documentComponents, findComponent } from '../../../content-model/components.ts';
import type { TextNode } from '../../content/tree.ts';
import { faultIn, faultInText, type Fault, type Values } from '../fault.ts';
import type { MessageId } from '../../../i18n/editing.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { defineRule } from '../rule.ts';

/** The first bytes of the types of file that can be recognised by them. */
const signatures: Record<string, string> = {
  pdf: '%PDF-',
  docx: 'PK',
  xlsx: 'PK',
  pptx: 'PK',
  odt: 'PK',
  ods: 'PK',
  odp: 'PK',
  zip: 'PK',
};

const otherKinds = ['doc', 'rtf', 'txt', 'csv', 'xls', 'ppt', 'mp4', 'webm', 'mp3'];

/**
 * Finds files that the site can’t offer: an uploaded file that is empty or not of the type that its
 * name says, and a text that no file can be generated from.
 *
 * @param isGenerated whether the collection’s files are generated from its text
 */
function checkDocuments(
  root: string,
  source: ContentFile,
  translations: readonly ContentFile[],
  isGenerated: boolean,
): Fault[] {
  const { document: name, formats, page } = source.data;
  if (typeof name === 'string') {
    // The schema reports a name that is written wrongly.
    if (!/^\.\/[^/\\]+\.\w+$/.test(name)) return [];
    const folder = join(root, dirname(source.path));
    const own = languages.map((language) => name.replace(/(\.\w+)$/, `.${language}$1`));
    return [name, ...own].flatMap((one) => checkFile(folder, one, source));
  }
  if (!isGenerated || typeof page === 'string') return [];
  const asSheets = Array.isArray(formats) && formats.includes('xlsx');
  return [source, ...translations].flatMap((file) => checkText(file, asSheets));
}

function checkFile(folder: string, name: string, source: ContentFile): Fault[] {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const fault = (message: MessageId, values: Values = {}) => [
    faultIn(source, ['document'], message, { name, ...values }),
  ];
  let start: string;
  try {
    start = readFileSync(join(folder, name)).toString('latin1', 0, 8);
  } catch {
    // The schema reports a missing file; the file for one language is optional.
    return [];
  }
  const known = [...Object.keys(signatures), ...otherKinds];
  if (!known.includes(ending)) return fault('fileTypeNotOffered', { endings: known.join(', ') });
  if (start === '') return fault('fileEmpty');
  const signature = signatures[ending];
  return signature && !start.startsWith(signature)
    ? fault('fileNotOfType', { type: ending.toUpperCase() })
    : [];
}

function checkText(file: ContentFile, asSheets: boolean): Fault[] {
  const { text } = file;
  if (text.isEmpty) return [faultInText(file, text.line, 'noTextForFile')];
  const faults = text.components.flatMap(({ name, line }) => {
    const definition = findComponent(name);
    if (!definition || definition.document) return [];
    return [
      faultInText(file, line, 'componentNotInFile', { name, names: documentComponents.join(', ') }),
    ];
  });
  if (asSheets && !text.error && !hasSheet(text.nodes))
    faults.push(faultInText(file, text.line, 'noTableForSheet'));
  return faults;
}

function hasSheet(nodes: readonly TextNode[]): boolean {
  const heading = nodes.findIndex((node) => node.type === 'heading' && node.depth === 2);
  return heading >= 0 && nodes.slice(heading).some(({ type }) => type === 'table');
}

export const documents = defineRule({
  of: 'entry',
  says: ['fileTypeNotOffered', 'fileEmpty', 'fileNotOfType', 'noTextForFile', 'noTableForSheet'],
  grade: 'stop',
  check: ({ source, translations, definition }, { root }) =>
    checkDocuments(
      root,
      source,
      translations.map(({ file }) => file),
      definition.documents !== undefined,
    ),
});
