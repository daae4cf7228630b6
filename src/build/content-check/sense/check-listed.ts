import { getDefinition, type CollectionName } from '../../../collections/index.ts';
import type { CommonData } from '../../../collections/shared/common.ts';
import { toPagePath } from '../../../core/paths.ts';
import { findComponents, findLinks, TextError } from '../../content/text-tree.ts';
import type { Entry } from '../context.ts';
import type { Fault } from '../fault.ts';
import { toPathOf } from '../links/link-site.ts';

/** A list of records as a page places it. */
interface List {
  collection?: string;
  kind?: string;
  year?: string;
  period?: string;
  limit?: string;
}

/** The components that list records. */
const lists = ['EntryList', 'EntriesByYear'];

/** What the texts of the pages lead to. A text that can’t be read is told elsewhere. */
function readPage({ source }: Entry): { lists: List[]; links: readonly string[] } {
  try {
    const found = findComponents(source.body).flatMap(({ name, attributes }) => (lists.includes(name) ? [attributes as List] : []));
    return { lists: found, links: findLinks(source.body) };
  } catch (error) {
    if (error instanceof TextError) return { lists: [], links: [] };
    throw error;
  }
}

/**
 * Finds events that no page lists or links to, so that nobody comes across them. A list that shows only some records, or
 * only what is still to come, is not enough: the event leaves it without anybody noticing.
 */
export function checkListed(entries: readonly Entry[]): Fault[] {
  const pages = entries.filter(({ collection, isDraft }) => collection === 'pages' && !isDraft);
  const contents = pages.map(readPage);
  const lists = contents.flatMap((page) => page.lists);
  const links = new Set(contents.flatMap((page) => page.links.map((link) => link.replace(/[?#].*$/, ''))));
  const shown = entries.filter((entry) => getDefinition(entry.collection).occurrence && !entry.isDraft);
  return shown
    .filter((entry) => !isGenerated(entry.collection, entries) && !links.has(toPathOf(entry) ?? '') && !isListed(entry, lists))
    .map(toFault);
}

/** Whether the build makes the list of a collection, with all of its records. */
function isGenerated(collection: CollectionName, entries: readonly Entry[]): boolean {
  const list = getDefinition(collection).pages?.list ?? collection;
  return !entries.some((entry) => entry.collection === 'pages' && toPagePath(entry.id) === toPagePath(list));
}

function isListed({ collection, source }: Entry, lists: readonly List[]): boolean {
  const { kind, date } = (source.data ?? {}) as { kind?: unknown; date?: unknown };
  const fitting = lists.filter(
    (list) =>
      list.collection === collection &&
      list.limit === undefined &&
      (list.kind === undefined || list.kind === kind) &&
      (list.year === undefined || String(date).startsWith(list.year)),
  );
  // An archive takes in at once what no other page lists.
  const hasOwnList = getDefinition(collection).pages?.listFor?.((source.data ?? {}) as CommonData) !== undefined;
  return fitting.some(({ period }) => period === undefined || period === 'past' || (period === 'archived' && !hasOwnList));
}

function toFault({ collection, source }: Entry): Fault {
  const { kind, date } = (source.data ?? {}) as { kind?: unknown; date?: unknown };
  const field = 'date';
  return {
    file: source.path,
    line: source.lineOf([field]),
    field,
    message: 'eventOnNoPage',
    values: { date: String(date), kind: String(kind) },
    example: `<EntryList collection="${collection}" kind="${String(kind)}" year="${String(date).slice(0, 4)}" />`,
  };
}
