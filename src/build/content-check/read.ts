import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import { explainYaml, type YamlFault } from './explain-yaml.ts';
import { findFenceFault, type FenceFault } from './fences.ts';

/** A content file as it is on disk, with what is needed to point at a place in it. */
export interface SourceFile {
  /** The path from the root of the project, for messages. */
  path: string;
  data: unknown;
  /** The fields as the build reads them, with another reader of YAML, or the line that it can't read; not where it is the same one. */
  built?: { data: unknown } | { errorLine: number };
  /** What is wrong with the lines --- around the fields, if anything. */
  fence?: FenceFault | undefined;
  /** The fields as YAML: the text, its tree, and the line of the file on which a place of the text is. */
  yaml?: { text: string; document: Document; lineAt: (offset: number) => number };
  body: string;
  /** The line of the file on which the body begins, counted from 1. */
  bodyLine: number;
  /** The line of a field, counted from 1; line 1 when the field is missing. */
  lineOf: (field: readonly PropertyKey[]) => number;
  /** What is wrong with the YAML itself, if anything; the line is that of the file. */
  yamlError: YamlFault | undefined;
}

/** One folder of a collection. */
export interface EntryFolder {
  id: string;
  folder: string;
  /** The files of the folder by language, such as `en` and `hi`. */
  files: Record<string, string>;
}

/** As the build finds the fields: between two lines that begin with ---. */
const frontmatter = /^(\s*\n)?---([\s\S]*?\n)---[ \t]*(?:\r?\n|$)/;

/**
 * Reads an MDX file: its fields and its text.
 *
 * @param content what is in the file, or is to be written into it
 */
export function readMdx(root: string, file: string, content = readFileSync(file, 'utf8')): SourceFile {
  // Some editors write a byte order mark at the start of a file.
  const source = content.replace(/^\uFEFF/, '');
  const match = frontmatter.exec(source);
  const body = match ? source.slice(match[0].length) : source;
  const before = source.slice(0, source.length - body.length);
  const [, blank = '', fields = ''] = match ?? [];
  return {
    path: relative(root, file),
    body,
    bodyLine: before.split('\n').length,
    fence: findFenceFault(source),
    ...parseFields(fields.replace(/^[^\n]*\n/, '').replace(/\r?\n$/, ''), match ? blank.split('\n').length : 0),
    built: parseAsBuild(source, match ? blank.split('\n').length : 1),
  };
}

/**
 * Reads a YAML file.
 *
 * @param yaml what is in the file, or is to be written into it
 */
export function readYaml(root: string, file: string, yaml = existsSync(file) ? readFileSync(file, 'utf8') : ''): SourceFile {
  return { path: relative(root, file), body: '', bodyLine: 1, ...parseFields(yaml, 0) };
}

/** The entries of a collection: every folder that holds a file named after a language. */
export function readEntryFolders(collectionFolder: string): EntryFolder[] {
  if (!existsSync(collectionFolder)) return [];
  const byFolder = new Map<string, EntryFolder>();
  for (const entry of readdirSync(collectionFolder, { recursive: true, withFileTypes: true })) {
    const language = /^([a-z]{2,3})\.mdx$/.exec(entry.name)?.[1];
    if (!language || !entry.isFile()) continue;
    const id = relative(collectionFolder, entry.parentPath).split('\\').join('/');
    // A text outside of a folder is no entry; the check of the files tells about it.
    if (id === '') continue;
    const folder = byFolder.get(id) ?? { id, folder: entry.parentPath, files: {} };
    folder.files[language] = join(entry.parentPath, entry.name);
    byFolder.set(id, folder);
  }
  return [...byFolder.values()].sort((a, b) => a.id.localeCompare(b.id));
}

/** The fields as Astro reads them. */
function parseAsBuild(source: string, linesBefore: number): SourceFile['built'] {
  try {
    return { data: parseFrontmatter(source).frontmatter };
  } catch (error) {
    const { mark } = error as { mark?: { line: number } };
    return { errorLine: (mark?.line ?? 0) + linesBefore };
  }
}

function parseFields(yaml: string, linesBefore: number): Pick<SourceFile, 'data' | 'lineOf' | 'yamlError' | 'yaml'> {
  const lines = new LineCounter();
  // The core schema leaves days as the text that was typed, so that 2026-13-45 is reported and not rolled over to another day.
  const document = parseDocument(yaml, { schema: 'core', lineCounter: lines });
  const error = explainYaml(yaml, document, lines);
  return {
    data: error ? undefined : (document.toJS() ?? {}),
    lineOf: (field) => lineOf(document, lines, field) + linesBefore,
    yaml: { text: yaml, document, lineAt: (offset) => lines.linePos(offset).line + linesBefore },
    yamlError: error && { ...error, line: error.line + linesBefore },
  };
}

function lineOf(document: Document, lines: LineCounter, field: readonly PropertyKey[]): number {
  for (let depth = field.length; depth > 0; depth -= 1) {
    const parent = depth === 1 ? document.contents : document.getIn(field.slice(0, depth - 1), true);
    const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(field[depth - 1])) : undefined;
    const node = (pair?.key ?? document.getIn(field.slice(0, depth), true)) as { range?: [number, number, number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
