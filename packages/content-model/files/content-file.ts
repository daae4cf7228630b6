import { findHiddenCharacters } from './characters.ts';
import type { ContentError } from './content-error.ts';
import { parseFields } from './fields.ts';
import { readSource, parseFieldsFile, type FieldsFile } from './fields-file.ts';
import { splitFile, type FileParts } from './split-file.ts';
import { ContentText } from './text.ts';

/**
 * A file that staff edit, read once: its fields and its text with their lines, or why they can’t be
 * read. All code that handles content uses this value, so that nothing is parsed twice.
 */
export interface ContentFile extends FieldsFile {
  /** Empty in a file of fields only, such as the settings. */
  text: ContentText;
}

/**
 * Reads a content file: MDX with fields above its text, or YAML.
 *
 * @param root the folder of the project
 * @param path the path below it; a missing file reads as an empty one
 * @param source the text of the file, or the text to be written into it
 */
export function readContentFile(
  root: string,
  path: string,
  source = readSource(root, path),
): ContentFile {
  return path.endsWith('.mdx')
    ? { path, ...readMdx(source) }
    : { path, ...parseFieldsFile(source), text: new ContentText('') };
}

/** False for a missing file too, which reads as an empty one. */
export const isReadableFile = ({
  source,
  errors,
}: Pick<ContentFile, 'source' | 'errors'>): boolean => source !== '' && errors.length === 0;

/** Reads a file of fields and a text. */
export function readMdx(source: string): Omit<ContentFile, 'path'> {
  const parts = splitFile(source);
  const { opening, fields, closing, text } = parts ?? unsplit(source);
  return {
    source,
    ...parseFields(fields.replace(/\r?\n$/, ''), countLines(opening)),
    ...(!parts && { errors: [noFields] }),
    hidden: findHiddenCharacters(source),
    text: new ContentText(text.replace(/^\uFEFF/, ''), countLines(opening + fields + closing) + 1),
  };
}

const noFields: ContentError = { code: 'fieldsMissing', line: 1 };

const unsplit = (text: string): FileParts => ({ opening: '', fields: '', closing: '', text });

const countLines = (part: string) => part.split('\n').length - 1;
