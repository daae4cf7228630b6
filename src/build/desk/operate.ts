import type { DeskOperation } from '../../core/desk.ts';
import type { Language } from '../../i18n/languages.ts';
import { askAbout } from './ask-check.ts';
import { openAttached } from './attach-file.ts';
import { hashOf, readBytes } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { toChanges } from './operations.ts';

/**
 * Does something to an entry as a whole, when nothing is wrong with what would become of the
 * content.
 *
 * @throws {DeskError} when something is, before anything is written
 */
export async function operate(desk: Desk, asked: DeskOperation, language: Language) {
  const { changes, ...outcome } = toChanges(desk, asked);
  const hashes = Object.fromEntries(
    [...changes.keys()].map((path) => [path, hashOf(readBytes(desk.contentFolder, path))]),
  );
  // The files of an entry that was never written are nobody else’s.
  const isWritten = desk.getSite().sources.has(`${asked.collection}/${asked.id}`);
  const toFaults = () => (isWritten ? askAbout(desk, language, changes) : []);
  const faults = await (asked.kind === 'attach' ? openAttached(changes, language) : toFaults());
  if (faults.length > 0) throw new DeskError('fault', '', faults);
  desk.write(changes, hashes);
  return outcome;
}
