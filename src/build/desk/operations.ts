import type { DeskOperation } from '../../core/desk.ts';
import { toIndianDay } from '../../core/indian-day.ts';
import { isCollectionName, type CollectionName } from '../../collections/index.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import { toNextNumber } from '../new-entry/next-number.ts';
import { writeEntry } from '../new-entry/write-entry.ts';
import { attachFile } from './attach-file.ts';
import { readContentFile } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from './desk-error.ts';
import { filesOf, type Outcome } from './entry-files.ts';
import { orderOf } from './entry-form.ts';
import { leaveAddress } from './leave-address.ts';
import { patchMdx, readFields, splitMdx } from './mdx-parts.ts';
import { renameEntry } from './rename-entry.ts';

/**
 * The changes that an operation on a whole entry makes.
 *
 * @throws {DeskError} when there is no such entry, or another one has its place
 */
export function toChanges(desk: Desk, operation: DeskOperation): Outcome {
  const { collection, id } = operation;
  if (!isCollectionName(collection)) throw new DeskError('notFound', collection);
  switch (operation.kind) {
    case 'new':
      return createNew(desk, collection, freeName(desk, collection, id), operation.title);
    case 'copy':
      return copyTo(desk, collection, id, freeName(desk, collection, operation.newId));
    case 'rename':
      return renameEntry(desk, collection, id, freeName(desk, collection, operation.newId));
    case 'remove': {
      const changes: Outcome['changes'] = new Map(filesOf(desk, { collection, id }).map((path) => [path, undefined]));
      return { changes: leaveAddress(desk, changes, { collection, id }, operation.to ? { to: operation.to } : { gone: true }) };
    }
    case 'attach':
      return attachFile(desk, operation, Buffer.from(operation.content, 'base64'));
  }
}

function freeName(desk: Desk, collection: string, name: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name)) throw new DeskError('badPath', name);
  if (desk.getSite().entries.some((entry) => entry.collection === collection && entry.id === name)) throw new DeskError('exists', name);
  return name;
}

function createNew(desk: Desk, collection: CollectionName, id: string, title: string): Outcome {
  const { folders, entries } = desk.getSite();
  const numbers = entries.flatMap(({ source }) => numberOf(source.data) ?? []);
  const idsOf = (name: string) => (isCollectionName(name) ? folders[name].map((folder) => folder.id) : []);
  const files = writeEntry(collection, { title, today: toIndianDay(new Date()), idsOf, numbers });
  // A translation begins when somebody types it: examples in English are none.
  return { changes: new Map([[`${collection}/${id}/${defaultLanguage}.mdx`, files[defaultLanguage]]]), place: { collection, id } };
}

const numberOf = (data: unknown) => {
  const { number } = (data ?? {}) as { number?: unknown };
  return typeof number === 'string' ? number : undefined;
};

/** A copy is a draft of today with the next number; what else it says is for its writer to change. */
function copyTo(desk: Desk, collection: CollectionName, id: string, newId: string): Outcome {
  const numbers = desk.getSite().entries.flatMap(({ source }) => numberOf(source.data) ?? []);
  const today = toIndianDay(new Date());
  const changes: Outcome['changes'] = new Map();
  for (const path of filesOf(desk, { collection, id })) {
    const content = readContentFile(desk.contentFolder, path);
    const target = path.replace(`${collection}/${id}/`, `${collection}/${newId}/`);
    if (!path.endsWith('.mdx')) changes.set(target, content);
    else {
      const source = content?.toString() ?? '';
      const fields = readFields(source);
      const titled = ['title', 'name', 'label'].find((name) => typeof fields[name] === 'string') ?? 'title';
      const copied = {
        ...fields,
        ...(path.endsWith('/en.mdx') && { draft: true }),
        ...(typeof fields['number'] === 'string' && { number: toNextNumber(fields['number'], numbers, today.slice(0, 4)), date: today }),
        [titled]: `${String(fields[titled])} (2)`,
      };
      changes.set(target, patchMdx(source, copied, orderOf(collection), splitMdx(source).text));
    }
  }
  return { changes, place: { collection, id: newId } };
}
