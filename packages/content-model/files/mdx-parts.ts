import { parseFields, type Fields } from './fields.ts';
import { splitFile, type FileParts } from './split-file.ts';
import { patchYaml, PatchError } from './patch-yaml.ts';

/** An entry's file in parts that change one by one; joined, they are the file byte for byte. */
interface MdxParts extends FileParts {
  /** The blank lines around the text, which the desk's editor does not show. */
  before: string;
  after: string;
}

/**
 * Splits a file. A file that is still to be written is the empty text.
 *
 * @throws {PatchError} when it has no fields between lines of ---
 */
export function splitMdx(source: string): MdxParts {
  if (source === '')
    return { opening: '---\n', fields: '', closing: '---\n', before: '', text: '', after: '' };
  const parts = splitFile(source);
  if (!parts) throw new PatchError('A file begins with its fields between two lines of ---.');
  const [, before = '', text = '', after = ''] = /^(\s*\n)?([\s\S]*?)(\s*)$/.exec(parts.text) ?? [];
  return { ...parts, before, text, after };
}

/**
 * The fields of a file that can be changed.
 *
 * @throws {PatchError} when they can’t be read
 */
export function readFields(source: string): Fields {
  return readYaml(splitMdx(source).fields);
}

/**
 * The fields of a YAML file that can be changed.
 *
 * @throws {PatchError} when they can’t be read
 */
export function readYaml(source: string): Fields {
  const { data, errors } = parseFields(source, 0);
  const [error] = errors;
  if (error) throw new PatchError(`The fields can’t be read (line ${error.line}, ${error.code}).`);
  return data;
}

/**
 * Changes the fields and the text of a file. What stays the same keeps its bytes.
 *
 * @param order the fields in the order of their definition
 * @param text the new text; the old one when left out
 * @throws {PatchError} when a field is written in a way that only a person can change
 */
export function patchMdx(
  source: string,
  fields: object,
  order: readonly string[],
  text?: string,
): string {
  const parts = splitMdx(source);
  const breaks = source.includes('\r\n') ? '\r\n' : '\n';
  const typed = (text ?? parts.text).trim().replaceAll(/\r?\n/g, breaks);
  const header = parts.opening + patchYaml(parts.fields, fields, order) + parts.closing;
  if (typed === parts.text) return header + parts.before + parts.text + parts.after;
  return header + (parts.before || breaks) + typed + (parts.after || breaks);
}
