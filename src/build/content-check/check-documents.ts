import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../../i18n/languages.ts';
import { documentComponents, componentAttributes } from '../../collections/site/content-components.ts';
import { collectNodes, isComponent, parseText, TextError, type TextNode } from '../content/text-tree.ts';
import type { AnyFault as Fault } from './fault.ts';
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
  const field = 'document';
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const fault = (problem: string, expected: string): Fault[] => [
    { file: source.path, line: source.lineOf([field]), field, problem, expected },
  ];
  let start: string;
  try {
    start = readFileSync(join(folder, name)).toString('latin1', 0, 8);
  } catch {
    // The schema reports a missing file; the file for one language is optional.
    return [];
  }
  const known = [...Object.keys(signatures), ...otherKinds];
  if (!known.includes(ending)) return fault(`"${name}" is not a type of file that the site offers`, `One of: ${known.join(', ')}.`);
  if (start === '') return fault(`"${name}" is empty`, 'A file that opens. Copy it into the folder again.');
  const signature = signatures[ending];
  if (signature && !start.startsWith(signature))
    return fault(`"${name}" is not a ${ending.toUpperCase()} file, despite its name`, 'Save it again in the program that created it.');
  return [];
}

function checkText(file: SourceFile, asSheets: boolean): Fault[] {
  const fault = (line: number, problem: string, expected: string): Fault => ({ file: file.path, line, field: 'text', problem, expected });
  if (!file.body.trim())
    return [
      fault(file.bodyLine, 'there is no text to generate the file from', 'The text of the document, or its file in the field `document`.'),
    ];
  const nodes = readNodes(file.body);
  const faults = nodes.filter(isComponent).flatMap(({ name, position }) => {
    if (!name || !Object.hasOwn(componentAttributes, name) || documentComponents.some((allowed) => allowed === name)) return [];
    const line = file.bodyLine + (position?.start.line ?? 1) - 1;
    return [fault(line, `<${name}> can’t be shown in a file`, `One of: ${documentComponents.join(', ')}.`)];
  });
  if (asSheets && nodes.length > 0 && !hasSheet(nodes))
    faults.push(fault(file.bodyLine, 'there is no table to generate a sheet from', 'A heading with ## and a table below it.'));
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
