import type { DeskIssue } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import type { Fault } from '@federation/content-check/rule/fault';
import { gradeOf } from '@federation/content-check/check/grades';
import { explainFault } from '@federation/content-check/rule/format-fault';
import { findLabel } from './names.ts';

/**
 * Explains issues to people who see the labels of fields, not their names in the files.
 */

/** The values of messages that are names of fields. */
const fieldValues = ['field', 'facts'];

/**
 * Replaces what is marked as written in files, such as `publishFrom` or `gone: true`, by what forms
 * call it.
 */
export function callByLabels(text: string, toLabel: (name: string) => string | undefined): string {
  return text.replace(/`+([^`]+)`+/g, (_, written: string) => {
    const [name = '', value = 'true'] = written.split(': ');
    const label = toLabel(name);
    if (!label) return written;
    return value === 'true' ? `“${label}”` : `“${label}: ${value}”`;
  });
}

/** Explains a fault in one sentence: the field, the problem, and the expected value. */
export function explain(fault: Fault, language: Language): { field: string; text: string } {
  const values = Object.entries(fault.values ?? {}).map(([path, value]) => [
    path,
    fieldValues.includes(path) ? `\`${String(value)}\`` : value,
  ]);
  const { field, problem, expected } = explainFault(
    { ...fault, values: Object.fromEntries(values) as Fault['values'] },
    language,
  );
  const path = fault.field.split('.');
  const label = (...names: string[]) => findLabel(toContentPath(fault.file), names, language);
  return {
    // A row has no label of its own.
    field:
      field === fault.field
        ? (path.map((_, index) => label(...path.slice(0, path.length - index))).find(Boolean) ??
          field)
        : field,
    text: callByLabels([problem, expected].filter(Boolean).join(' – '), (name) =>
      label(...path.slice(0, -1), name),
    ),
  };
}

/** An issue of an entry that is not open, without its path in a form. */
export function toDeskIssue(fault: Fault, language: Language): DeskIssue {
  const { field, text } = explain(fault, language);
  return {
    grade: gradeOf(fault.message),
    file: toSlashes(fault.file),
    field: [],
    about: fault.message,
    text: `${field}: ${text}`,
  };
}

/** Identifies an issue, even when its line has moved. */
export const issueKey = ({ file, field, message, values }: Fault) =>
  JSON.stringify([file, field, message, values]);

/** A path as Git and the content check write it. */
export const toSlashes = (path: string) => path.replaceAll('\\', '/');

const toContentPath = (file: string) => toSlashes(file).replace(/^src\/content\//, '');
