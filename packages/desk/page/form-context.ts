import { createContext, useContext } from 'react';
import type { DeskIssue, DeskSchema, OpenedEntry } from '../protocol/desk.ts';

/** The place of a field in a form. */
export type Path = readonly (string | number)[];

/** A field of a form, with what it holds. */
export interface FieldProps {
  schema: DeskSchema;
  path: Path;
  value: unknown;
  /** Its name where the schema has none. */
  title?: string;
  isRequired?: boolean | undefined;
}

/** The entry around a form. */
export interface EntryContext {
  /** The entry as it was opened, and the source that its translations were made from. */
  opened?: OpenedEntry;
  /** True when the content check says that the source has changed since. */
  isOutdated?: boolean;
  /** Words that somebody looks for in the settings and menus, which are in sections. */
  search?: string;
  files: readonly string[];
  /**
   * Copies a file beside the entry, in the place of the one that the field names, and gives the
   * value of the field; undefined when it was refused.
   */
  attach: (file: File, field: string, replaces: string) => Promise<string | undefined>;
}

/** The state that the fields of a form share. */
export interface FormState extends EntryContext {
  toId: (path: Path) => string;
  issues: readonly DeskIssue[];
  /** Changes the value at a place, whatever it is by then. */
  change: (path: Path, toValue: (old: unknown) => unknown) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** @throws {Error} outside a form */
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field needs a form around it.');
  return form;
}
