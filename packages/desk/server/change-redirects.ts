import { isDeepStrictEqual } from 'node:util';
import type { CollectionName } from '@federation/content-model/collections';
import { toPathOf } from '@federation/content-model/collections/paths';
import { findEntry } from '@federation/content-check/rule/checked-content';
import { readBytes } from './content-files.ts';
import type { Desk } from './desk.ts';
import type { OperationResult } from './entry-files.ts';
import { readYaml } from '@federation/content-model/files/mdx-parts';
import { patchYaml } from '@federation/content-model/files/patch-yaml';

/** The place of an entry of a collection that is known. */
export interface KnownLocation {
  collection: CollectionName;
  id: string;
}

/** Redirects the address of an entry; a draft never had one. */
export function redirectAddress(
  desk: Desk,
  changes: OperationResult['changes'],
  location: KnownLocation,
  target: { to?: string; gone?: true },
): OperationResult['changes'] {
  const from = toPathOf(location);
  const entry = findEntry(desk.getContent(), location);
  if (!from || !entry || entry.isDraft) return changes;
  return changeRedirects(desk, changes, (redirects) => {
    const earlier = redirects
      .filter((one) => one.from !== target.to)
      .map((one) => (one.to === from ? { from: one.from, ...target } : one));
    return [...earlier, { from, ...target }];
  });
}

/** The address of an entry leads to it again, and nowhere else. */
export function removeRedirect(
  desk: Desk,
  changes: OperationResult['changes'],
  location: KnownLocation,
): OperationResult['changes'] {
  const from = toPathOf(location);
  return changeRedirects(desk, changes, (redirects) =>
    redirects.filter((one) => one.from !== from),
  );
}

interface Redirect {
  from: string;
  to?: string;
  gone?: boolean;
}

function changeRedirects(
  desk: Desk,
  changes: OperationResult['changes'],
  change: (redirects: readonly Redirect[]) => Redirect[],
): OperationResult['changes'] {
  const source = readBytes(desk.contentFolder, 'settings.yaml')?.toString() ?? '';
  const data = readYaml(source) as { redirects?: Redirect[] };
  const before = data.redirects ?? [];
  const redirects = change(before);
  return isDeepStrictEqual(redirects, before)
    ? changes
    : changes.set('settings.yaml', patchYaml(source, { ...data, redirects }));
}
