import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../../i18n/languages.ts';
import { documentComponents, componentAttributes } from '../../collections/site/content-components.ts';
import { collectNodes, isComponent, parseText, TextError, type TextNode } from '../content/text-tree.ts';
import { faultIn, faultInText, type Fault, type Values } from './fault.ts';
import type { MessageId } from '../../i18n/editing.ts';
import type { SourceFile } from './read.ts';

/** The first bytes of the types of file that can be recognised by them. */
const signatures: Record<string, string> = { pdf: '%PDF-', docx: 'PK', xlsx: 'PK', pptx: 'PK', odt: 'PK', ods: 'PK', odp: 'PK', zip: 'PK' };

const otherKinds = ['doc', 'rtf', 'txt', 'csv', 'xls', 'ppt', 'mp4', 'webm', 'mp3'];

interface FileFields {
  document?: unknown;
  formats?: unknown;
  page?: unknown;
}

/**
 * Finds files that the site can’t offer: an uploaded file that is empty or not of the type that its name says,
 * and a text that no file can be generated from.
 *
 * @param isGenerated whether the collection’s files are generated from its text
 */
export function checkDocuments(root: string, source: SourceFile, translations: readonly SourceFile[], isGenerated: boolean): Fault[] {
  const { document: name, formats, page } = (source.data ?? {}) as FileFields;
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

function checkFile(folder: string, name: string, source: SourceFile): Fault[] {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const fault = (message: MessageId, values: Values = {}) => [faultIn(source, ['document'], message, { name, ...values })];
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
  return signature && !start.startsWith(signature) ? fault('fileNotOfType', { type: ending.toUpperCase() }) : [];
}

function checkText(file: SourceFile, asSheets: boolean): Fault[] {
  if (!file.body.trim()) return [faultInText(file, file.bodyLine, 'noTextForFile')];
  const nodes = readNodes(file.body);
  const faults = nodes.filter(isComponent).flatMap(({ name, position }) => {
    if (!name || !Object.hasOwn(componentAttributes, name) || documentComponents.some((allowed) => allowed === name)) return [];
    const line = file.bodyLine + (position?.start.line ?? 1) - 1;
    return [faultInText(file, line, 'componentNotInFile', { name, names: documentComponents.join(', ') })];
  });
  if (asSheets && nodes.length > 0 && !hasSheet(nodes)) faults.push(faultInText(file, file.bodyLine, 'noTableForSheet'));
  return faults;
}

/** The nodes of a text; none where it is not MDX, which the check of the text reports. */
function readNodes(body: string): TextNode[] {
  try {
    return collectNodes(parseText(body));
  } catch (error) {
    if (error instanceof TextError) return [];
    throw error;
  }
}

function hasSheet(nodes: readonly TextNode[]): boolean {
  const heading = nodes.findIndex((node) => node.type === 'heading' && node.depth === 2);
  return heading >= 0 && nodes.slice(heading).some(({ type }) => type === 'table');
}
