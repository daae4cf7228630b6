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
 * Renames, copies, removes or otherwise changes an entry as a whole.
 *
 * @throws {DeskError} when the content would have new faults; nothing is written then
 */
export async function operate(desk: Desk, operation: DeskOperation, language: Language) {
  const { changes: given, ...result } = changesOf(desk, operation);
  const { changes, found } =
    operation.kind === 'attach'
      ? await openAttached(given, language)
      : { changes: given, found: [] };
  const hashes = hashesOf(desk.contentFolder, changes.keys());
  const name = nameEntry(desk.getContent(), operation, language);
  // The files of an entry that was never written are nobody else’s.
  const isWritten = findEntry(desk.getContent(), operation) !== undefined;
  const mayBreakOthers = isWritten && operation.kind !== 'attach';
  const faults = mayBreakOthers ? await findNewIssues(desk, language, changes) : found;
  if (faults.length > 0) throw new DeskError('fault', '', faults);
  const { kind, collection, id } = operation;
  const at = { collection, id };
  const from = isWritten && kind !== 'copy' ? at : undefined;
  const to = kind === 'attach' ? at : result.location;
  // Discarding an entry that was never saved cannot be undone.
  desk.write(changes, hashes, from || to ? { kind, name, from, to } : undefined);
  return result;
}
