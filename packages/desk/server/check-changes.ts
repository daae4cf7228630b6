import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskIssue } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { checkContentAndFiles } from '@federation/content-check/check';
import { hashesOf, writeChanges } from './content-files.ts';
import { issueKey, toDeskIssue } from './explain.ts';

interface CheckRequest {
  root: string;
  language: Language;
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
}: CheckRequest): Promise<DeskIssue[]> {
  if (changes.length === 0) {
    const { faults, remarks } = await checkContentAndFiles(root);
    return [...faults, ...remarks].map((fault) => toDeskIssue(fault, language));
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
    const known = new Set((await checkContentAndFiles(root)).faults.map(issueKey));
    return faults
      .filter((fault) => !known.has(issueKey(fault)))
      .map((fault) => toDeskIssue(fault, language));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
