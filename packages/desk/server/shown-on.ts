import type { CollectionName } from '@federation/content-model/collections';
import { findComponent } from '@federation/content-model/components';
import type { CheckedEntry, CheckedContent } from '@federation/content-check/rule/checked-content';
import { toPathOf } from '@federation/content-model/collections/paths';

function shows({ source }: CheckedEntry, collection: CollectionName, kind: unknown): boolean {
  return source.text.components.some(({ name, attributes }) => {
    const shown = findComponent(name)?.shows?.(attributes);
    return shown?.collection === collection && (shown.kind === undefined || shown.kind === kind);
  });
}

/**
 * The path of the page on which an entry is to be seen: its own, or the first one that lists it.
 */
export function findPage(
  { entries }: CheckedContent,
  collection: CollectionName,
  id: string,
  { kind }: { kind?: unknown },
): string | undefined {
  const own = toPathOf({ collection, id });
  const list = own
    ? undefined
    : entries.find((entry) => entry.collection === 'pages' && shows(entry, collection, kind));
  return own ?? (list && toPathOf(list));
}
