import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { DeskMessage } from '../../core/desk.ts';
import type { Language } from '../../i18n/languages.ts';
import { checkContentAndFiles } from '../content-check/check.ts';
import type { Fault, Values } from '../content-check/fault.ts';
import { hashesOf, writeChanges } from './content-files.ts';
import { toMessage, toSlashes } from './explain.ts';

/** A question to the content check. */
interface Question {
  root: string;
  language: Language;
  /** What would be written and removed, below `src/content`. */
  changes: [path: string, content: string | Uint8Array | undefined][];
}

/**
 * Asks the content check about everything: with changes, for the faults that they would add;
 * without, for all that there is to say.
 */
export default async function checkChanges({
  root,
  language,
  changes,
}: Question): Promise<DeskMessage[]> {
  if (changes.length === 0) {
    const { faults, remarks } = await checkContentAndFiles(root);
    return [...faults, ...remarks].map((fault) => toMessage(fault, language));
  }
  const copy = mkdtempSync(join(tmpdir(), 'desk-'));
  try {
    cpSync(join(root, 'src/content'), copy, { recursive: true });
    const written = new Map(changes);
    writeChanges(copy, written, hashesOf(copy, written.keys()));
    const there = relative(root, copy);
    const { faults } = await checkContentAndFiles(root, copy);
    const toOwn = (path: string) => toSlashes(path).replace(toSlashes(there), 'src/content');
    const toOwnValue = (value: Values[string]) =>
      typeof value === 'string' && value.includes(there) ? toOwn(value) : value;
    // Messages name other files of the copy, too.
    const found = faults.map((fault) => ({
      ...fault,
      file: toOwn(fault.file),
      values:
        fault.values &&
        Object.fromEntries(
          Object.entries(fault.values).map(([name, value]) => [name, toOwnValue(value)]),
        ),
    }));
    if (found.length === 0) return [];
    const known = new Set((await checkContentAndFiles(root)).faults.map(nameOf));
    return found
      .filter((fault) => !known.has(nameOf(fault)))
      .map((fault) => toMessage(fault, language));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const nameOf = ({ file, field, message, values }: Fault) =>
  JSON.stringify([file, field, message, values]);
