import type { DeskIssue, OpenedEntry, EditedEntry } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { checkEdited, findUnused } from './check-edited.ts';
import { hashesOf } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from '../protocol/desk-error.ts';
import { nameEntry } from './names.ts';
import { openEntry } from './open-entry.ts';
import { pathsOf, toFiles } from './edited-files.ts';

/**
 * Saves an edited entry. Faults that the entry already had don’t prevent it; a new one that stops the
 * build does, and nothing is written.
 *
 * @throws {DeskError} on a new fault, or when a file has changed since it was opened
 */
export async function saveEntry(
  desk: Desk,
  edited: EditedEntry,
  language: Language,
): Promise<OpenedEntry> {
  const now = hashesOf(
    desk.contentFolder,
    pathsOf(edited).map(({ path }) => path),
  );
  // An entry that somebody has removed is written again.
  const isThere = Object.values(now).some((hash) => hash !== null);
  const changed = Object.keys(now).find((path) => now[path] !== edited.hashes[path]);
  if (isThere && changed) throw new DeskError('changedOnDisk', changed);
  const changes = toFiles(desk.contentFolder, edited);
  const known = new Set(checkEdited(desk, edited, new Map(), language).map(nameOf));
  const issues = checkEdited(desk, edited, changes, language);
  const added = issues.filter((issue) => issue.grade === 'stop' && !known.has(nameOf(issue)));
  if (added.length > 0) throw new DeskError('fault', '', issues);
  const { collection, id } = edited;
  const at = { collection, id };
  const dropped = findUnused(desk, edited, changes);
  desk.write(
    new Map([...changes, ...dropped.map((path) => [path, undefined] as const)]),
    { ...now, ...hashesOf(desk.contentFolder, dropped) },
    {
      kind: 'save',
      name: nameEntry(desk.getContent(), at, language),
      from: isThere ? at : undefined,
      to: at,
    },
  );
  return openEntry(desk, edited, language);
}

const nameOf = ({ file, field, text }: DeskIssue) => [file, ...field, text].join('|');
