import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findHiddenCharacters, type HiddenCharacter } from './characters.ts';
import type { ContentError } from './content-error.ts';
import { readFields, type Fields } from './fields.ts';
import { splitFile, type FileParts } from './split-file.ts';
import { ContentText } from './text.ts';

/**
 * A file that staff edit, read once: its fields and its text with their lines, or why they can’t be
 * read. Whoever handles content asks this value and never parses a file, a field or a text again.
 */
export interface ContentFile {
  /** The path from the root of the project, for messages. */
  path: string;
  /** The whole file. */
  source: string;
  /** The fields; none where they can’t be read. */
  data: Fields;
  /** What keeps the fields from being read; nothing where they are read. */
  errors: readonly ContentError[];
  /**
   * The line of a field in the file, from 1; that of the nearest field around it, or 1, when it is
   * missing.
   */
  lineOf: (field: readonly PropertyKey[]) => number;
  /** What nobody sees in it and does harm, in the whole file. */
  hidden: readonly HiddenCharacter[];
  /** Empty in a file of fields only, such as the settings. */
  text: ContentText;
}

/**
 * Reads a content file: MDX with fields above its text, or YAML.
 *
 * @param root the folder of the project
 * @param path the path below it; a file that is not there is empty
 * @param source what is in the file, or is to be written into it
 */
export function readContentFile(
  root: string,
  path: string,
  source = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '',
): ContentFile {
  return { path, ...(path.endsWith('.mdx') ? readMdx(source) : readYaml(source)) };
}

/** Whether a file of the site is there and its fields can be read. */
export const isReadable = ({ source, errors }: Pick<ContentFile, 'source' | 'errors'>): boolean =>
  source !== '' && errors.length === 0;

/** Reads a file of fields. */
export function readYaml(source: string): Omit<ContentFile, 'path'> {
  const { error, ...fields } = readFields(source, 0);
  return {
    source,
    ...fields,
    errors: error ? [error] : [],
    hidden: findHiddenCharacters(source),
    text: new ContentText(''),
  };
}

/** Reads a file of fields and a text. */
export function readMdx(source: string): Omit<ContentFile, 'path'> {
  const parts = splitFile(source);
  const { opening, fields, closing, text } = parts ?? unsplit(source);
  const { error = parts ? undefined : noFields, ...read } = readFields(
    fields.replace(/\r?\n$/, ''),
    countLines(opening),
  );
  return {
    source,
    ...read,
    errors: error ? [error] : [],
    hidden: findHiddenCharacters(source),
    text: new ContentText(text.replace(/^\uFEFF/, ''), countLines(opening + fields + closing) + 1),
  };
}

const noFields: ContentError = { code: 'fieldsMissing', line: 1 };

const unsplit = (text: string): FileParts => ({ opening: '', fields: '', closing: '', text });

const countLines = (part: string) => part.split('\n').length - 1;
