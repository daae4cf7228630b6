import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findHiddenCharacters, type HiddenCharacter } from './characters.ts';
import type { ContentError } from './content-error.ts';
import { parseFields, type Fields } from './fields.ts';

/** A file with fields that staff edit, read once with their lines, or why they can’t be read. */
export interface FieldsFile {
  /** The path from the root of the project, for messages. */
  path: string;
  /** The whole file. */
  source: string;
  /** The fields; none where they can’t be read. */
  data: Fields;
  /** The reasons that the fields can’t be read; empty where they can. */
  errors: readonly ContentError[];
  /**
   * The line of a field in the file, from 1; that of the nearest field around it, or 1, when it is
   * missing.
   */
  lineOf: (field: readonly PropertyKey[]) => number;
  /** The invisible characters in the whole file that do harm. */
  hidden: readonly HiddenCharacter[];
}

/** Reads a file below a folder; empty where the file is missing. */
export const readSource = (root: string, path: string): string =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';

/** Reads a file of fields only, such as the settings. */
export const parseFieldsFile = (source: string): Omit<FieldsFile, 'path'> => ({
  source,
  ...parseFields(source, 0),
  hidden: findHiddenCharacters(source),
});
