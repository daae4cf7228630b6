import { getDefinition, type CollectionName } from '../../../content-model/collections.ts';
import { findComponent, toListTag } from '../../../content-model/components.ts';
import type { ShownRecords } from '../../../content-model/component-definition.ts';
import type { CommonData } from '../../../content-model/fields/common.ts';
import { toPagePath } from '../../../core/paths.ts';
import type { Entry } from '../context.ts';
import type { Fault } from '../fault.ts';
import { toPathOf } from '../links/link-site.ts';
import { defineRule } from '../rule.ts';

/**
 * Finds events that no page lists or links to, so that nobody comes across them. A list that shows
 * only some records, or only what is still to come, is not enough: the event leaves it without
 * anybody noticing.
 */
function checkListed(entries: readonly Entry[]): Fault[] {
  const pages = entries.filter(({ collection, isDraft }) => collection === 'pages' && !isDraft);
  const texts = pages.map(({ source }) => source.text);
  const lists = texts
    .flatMap(({ components }) => components)
    .flatMap(({ name, attributes }) => findComponent(name)?.shows?.(attributes) ?? []);
  const links = new Set(
    texts.flatMap((text) => text.links.map(({ target }) => target.replace(/[?#].*$/, ''))),
  );
  const shown = entries.filter(
    (entry) => getDefinition(entry.collection).occurrence && !entry.isDraft,
  );
  return shown
    .filter(
      (entry) =>
        !isGenerated(entry.collection, entries) &&
        !links.has(toPathOf(entry) ?? '') &&
        !isListed(entry, lists),
    )
    .map(toFault);
}

/** Whether the build makes the list of a collection, with all of its records. */
function isGenerated(collection: CollectionName, entries: readonly Entry[]): boolean {
  const list = getDefinition(collection).pages?.list ?? collection;
  return !entries.some(
    (entry) => entry.collection === 'pages' && toPagePath(entry.id) === toPagePath(list),
  );
}

function isListed({ collection, source }: Entry, lists: readonly ShownRecords[]): boolean {
  const { kind, date } = source.data;
  const fitting = lists.filter(
    (list) =>
      list.collection === collection &&
      list.limit === undefined &&
      (list.kind === undefined || list.kind === kind) &&
      (list.year === undefined || String(date).startsWith(list.year)),
  );
  // What the schema refuses is another rule’s to report.
  const data = source.data as unknown as CommonData;
  // An archive takes in at once what no other page lists.
  const hasOwnList = getDefinition(collection).pages?.listFor?.(data) !== undefined;
  return fitting.some(
    ({ period }) =>
      period === undefined || period === 'past' || (period === 'archived' && !hasOwnList),
  );
}

function toFault({ collection, source }: Entry): Fault {
  const { kind, date } = source.data;
  const field = 'date';
  return {
    file: source.path,
    line: source.lineOf([field]),
    field,
    message: 'eventOnNoPage',
    values: { date: String(date), kind: String(kind) },
    example: toListTag({ collection, kind: String(kind), year: String(date).slice(0, 4) }),
  };
}

export const unlistedEvents = defineRule({
  of: 'site',
  says: ['eventOnNoPage'],
  grade: 'stop',
  check: ({ entries }) => checkListed(entries),
});
