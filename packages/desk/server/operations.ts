import type { DeskOperation } from '../protocol/desk.ts';
import { isFolderPath, maxFolderLength } from '@federation/base/folder-name';
import { toIndianDay } from '@federation/base/indian-day';
import { isCollectionName, type CollectionName } from '@federation/content-model/collections';
import { sourceFileName } from '@federation/i18n/languages';
import { findEntry, type CheckedContent } from '@federation/content-check/rule/checked-content';
import { numbersOf, getNextNumber } from '@federation/content-check/new-entry/next-number';
import { attachFile } from './attach-file.ts';
import { readBytes, readContentText } from './content-files.ts';
import type { Desk } from './desk.ts';
import { DeskError } from '../protocol/desk-error.ts';
import { filesOf, type OperationResult } from './entry-files.ts';
import { orderOf } from './entry-form.ts';
import { redirectAddress, type KnownLocation } from './change-redirects.ts';
import { relink } from './links-to.ts';
import { patchMdx, readFields } from '@federation/content-model/files/mdx-parts';
import { titleFields } from '@federation/content-check/new-entry/fields';
import { renameEntry } from './rename-entry.ts';
import { republish, unpublish } from './unpublish.ts';

/**
 * The changes that an operation on a whole entry makes.
 *
 * @throws {DeskError} when there is no such entry, or another one has its place
 */
export function changesOf(desk: Desk, operation: DeskOperation): OperationResult {
  const { collection, id } = operation;
  if (operation.kind === 'relink')
    return relink(desk, { collection, id }, operation.from, operation.to);
  if (!isCollectionName(collection)) throw new DeskError('notFound', collection);
  if (operation.kind !== 'attach' && filesOf(desk, operation).length === 0)
    throw new DeskError('notFound', `${collection}/${id}`);
  const at = { collection, id };
  switch (operation.kind) {
    case 'copy':
      return copyTo(desk, at, freeName(desk, collection, operation.newId));
    case 'rename':
      return renameEntry(desk, at, freeName(desk, collection, operation.newId));
    case 'remove': {
      const removed = new Map(filesOf(desk, at).map((path) => [path, undefined]));
      const target = operation.to ? { to: operation.to } : { gone: true as const };
      return { changes: redirectAddress(desk, removed, at, target) };
    }
    case 'unpublish':
      return unpublish(desk, at, operation.to);
    case 'republish':
      return republish(desk, at);
    case 'attach':
      return attachFile(desk, operation, Buffer.from(operation.content, 'base64'));
  }
}

/**
 * A name that an entry can have.
 *
 * @throws {DeskError} when it is not a name of a folder, or another entry has it
 */
export function freeName(desk: Desk, collection: string, name: string): string {
  if (!isFolderPath(name)) throw new DeskError('badName', name.slice(0, maxFolderLength));
  if (findEntry(desk.getContent(), { collection, id: name })) throw new DeskError('exists', name);
  return name;
}

/**
 * A copy is a draft of today with the next number; what else it says is for its writer to change.
 */
function copyTo(desk: Desk, { collection, id }: KnownLocation, newId: string): OperationResult {
  const numbers = numbersOf(desk.getContent());
  const today = toIndianDay(new Date());
  const changes: OperationResult['changes'] = new Map();
  for (const path of filesOf(desk, { collection, id })) {
    const target = path.replace(`${collection}/${id}/`, `${collection}/${newId}/`);
    if (!path.endsWith('.mdx')) {
      changes.set(target, readBytes(desk.contentFolder, path));
      continue;
    }
    const source = readContentText(desk.contentFolder, path) ?? '';
    const fields = readFields(source);
    const titled = titleFields.find((name) => typeof fields[name] === 'string') ?? 'title';
    const copied = {
      ...fields,
      ...(path.endsWith(`/${sourceFileName}`) && { draft: true }),
      ...(typeof fields['order'] === 'number' && {
        order: nextOrder(desk.getContent(), collection),
      }),
      ...(typeof fields['number'] === 'string' && {
        number: getNextNumber(fields['number'], numbers, today.slice(0, 4)),
        date: today,
      }),
      [titled]: `${String(fields[titled])} (2)`,
    };
    changes.set(target, patchMdx(source, copied, orderOf(collection)));
  }
  return { changes, location: { collection, id: newId } };
}

/** The place after the last one in the lists of a collection. */
export function nextOrder({ entries }: CheckedContent, collection: CollectionName): number {
  const orderOfEntry = ({ source: { data } }: CheckedContent['entries'][number]) =>
    Number(data['order']);
  const orders = entries.filter((entry) => entry.collection === collection).map(orderOfEntry);
  return Math.max(0, ...orders.filter(Number.isFinite)) + 1;
}
