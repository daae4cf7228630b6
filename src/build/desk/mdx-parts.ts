import { parse } from 'yaml';
import { patchYaml } from './patch-yaml.ts';
import { PatchError } from './yaml-places.ts';

/** A file of an entry in the parts that the desk changes; together they are the file, byte for byte. */
interface MdxParts {
  opening: string;
  fields: string;
  closing: string;
  /** The blank lines around the text belong to nobody who writes it. */
  before: string;
  text: string;
  after: string;
}

const form = /^(\uFEFF?(?:\s*\n)?---[^\n]*\n)([\s\S]*?)((?:^|(?<=\n))---[ \t]*(?:\r?\n|$))(\s*\n)?([\s\S]*?)(\s*)$/;

/**
 * Takes a file apart. A file that is still to be written is the empty text.
 *
 * @throws {PatchError} when it has no fields between lines of ---
 */
export function splitMdx(source: string): MdxParts {
  if (source === '') return { opening: '---\n', fields: '', closing: '---\n', before: '', text: '', after: '' };
  const [, opening, fields, closing, before = '', text = '', after = ''] = form.exec(source) ?? [];
  if (opening === undefined || fields === undefined || closing === undefined)
    throw new PatchError('A file begins with its fields between two lines of ---.');
  return { opening, fields, closing, before, text, after };
}

/** The fields of a file, read as the content check reads them. */
export function readFields(source: string): Record<string, unknown> {
  return (parse(splitMdx(source).fields, { schema: 'core' }) ?? {}) as Record<string, unknown>;
}

/**
 * Changes the fields and the text of a file. What stays the same keeps its bytes.
 *
 * @param order the fields in the order of their definition
 * @throws {PatchError} when a field is written in a way that only a person can change
 */
export function patchMdx(source: string, fields: object, order: readonly string[], text: string): string {
  const parts = splitMdx(source);
  const breaks = source.includes('\r\n') ? '\r\n' : '\n';
  const typed = text.trim().replaceAll(/\r?\n/g, breaks);
  const header = parts.opening + patchYaml(parts.fields, fields, order) + parts.closing;
  if (typed === parts.text) return header + parts.before + parts.text + parts.after;
  return header + (parts.before || breaks) + typed + (parts.after || breaks);
}
