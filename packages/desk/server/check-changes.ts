import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskMessage } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { checkContentAndFiles } from '@federation/content-check/check';
import { hashesOf, writeChanges } from './content-files.ts';
import { nameFault, toMessage } from './explain.ts';

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
  // Messages name files below the root, and so do those about the copy.
  const copy = mkdtempSync(join(tmpdir(), 'desk-'));
  try {
    const content = join(copy, 'src/content');
    cpSync(join(root, 'src/content'), content, { recursive: true });
    const written = new Map(changes);
    writeChanges(content, written, hashesOf(content, written.keys()));
    const { faults } = await checkContentAndFiles(copy);
    if (faults.length === 0) return [];
    const known = new Set((await checkContentAndFiles(root)).faults.map(nameFault));
    return faults
      .filter((fault) => !known.has(nameFault(fault)))
      .map((fault) => toMessage(fault, language));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
