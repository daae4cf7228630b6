import type { DeskMessage, OpenedEntry, TypedEntry } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { checkTyped, findDropped } from './check-typed.ts';
import { hashesOf } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from '../protocol/desk-error.ts';
import { nameEntry } from './names.ts';
import { openEntry } from './open-entry.ts';
import { pathsOf, toFiles } from './typed-files.ts';

/**
 * Saves what was typed. What was wrong before may be saved; what would be wrong anew writes nothing.
 *
 * @throws {DeskError} when something is wrong anew, or a file has changed since it was opened
 */
export async function saveEntry(
  desk: Desk,
  typed: TypedEntry,
  language: Language,
): Promise<OpenedEntry> {
  const now = hashesOf(
    desk.contentFolder,
    pathsOf(typed).map(({ path }) => path),
  );
  // An entry that somebody has removed is written again.
  const isThere = Object.values(now).some((hash) => hash !== null);
  const changed = Object.keys(now).find((path) => now[path] !== typed.hashes[path]);
  if (isThere && changed) throw new DeskError('changedOnDisk', changed);
  const changes = toFiles(desk.contentFolder, typed);
  const known = new Set(checkTyped(desk, typed, new Map(), language).map(nameOf));
  const messages = checkTyped(desk, typed, changes, language);
  const added = messages.filter(
    (message) => message.grade === 'stop' && !known.has(nameOf(message)),
  );
  if (added.length > 0) throw new DeskError('fault', '', messages);
  const { collection, id } = typed;
  const at = { collection, id };
  const dropped = findDropped(desk, typed, changes);
  desk.write(
    new Map([...changes, ...dropped.map((path) => [path, undefined] as const)]),
    { ...now, ...hashesOf(desk.contentFolder, dropped) },
    {
      kind: 'save',
      name: nameEntry(desk.getSite(), at, language),
      from: isThere ? at : undefined,
      to: at,
    },
  );
  return openEntry(desk, typed, language);
}

const nameOf = ({ file, field, text }: DeskMessage) => [file, ...field, text].join('|');
