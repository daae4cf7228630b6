import type { DeskOperation } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { findEntry } from '@federation/content-check/rule/checked-content';
import { findNewIssues } from './find-issues.ts';
import { openAttached } from './attach-file.ts';
import { hashesOf } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from '../protocol/desk-error.ts';
import { nameEntry } from './names.ts';
import { changesOf } from './operations.ts';

/**
 * Does something to an entry as a whole, when nothing is wrong with what would become of the
 * content.
 *
 * @throws {DeskError} when something is, before anything is written
 */
export async function operate(desk: Desk, asked: DeskOperation, language: Language) {
  const { changes: given, ...result } = changesOf(desk, asked);
  const { changes, found } =
    asked.kind === 'attach' ? await openAttached(given, language) : { changes: given, found: [] };
  const hashes = hashesOf(desk.contentFolder, changes.keys());
  const name = nameEntry(desk.getContent(), asked, language);
  // The files of an entry that was never written are nobody else’s.
  const isWritten = findEntry(desk.getContent(), asked) !== undefined;
  const isAsked = isWritten && asked.kind !== 'attach';
  const faults = isAsked ? await findNewIssues(desk, language, changes) : found;
  if (faults.length > 0) throw new DeskError('fault', '', faults);
  const { kind, collection, id } = asked;
  const at = { collection, id };
  const from = isWritten && kind !== 'copy' ? at : undefined;
  const to = kind === 'attach' ? at : result.location;
  // Discarding an entry that was never saved cannot be undone.
  desk.write(changes, hashes, from || to ? { kind, name, from, to } : undefined);
  return result;
}
