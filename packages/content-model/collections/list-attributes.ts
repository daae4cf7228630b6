import type { z } from 'astro/zod';
import { getCollectionsWith, getDefinition, type CollectionName } from './collections.ts';
import { getFieldNames, getKinds } from './field-names.ts';
import { choice } from '../fields/fields.ts';
import { refuse } from '../fields/refusal.ts';

/** Selects entries by when they take place or are in force. */
export const period = choice('EntryList.period', ['upcoming', 'past', 'current', 'archived']);

/** The collections that a text can list; the others have components of their own. */
export const listedCollections = getCollectionsWith('summarize');

/** The collections whose entries can be counted. */
export const countedCollections = getCollectionsWith('filters');

/** The collections whose entries have a date. */
export const datedCollections = listedCollections.filter((name) =>
  getFieldNames(name).facts.includes('date'),
);

const getFilterNames = (name: CollectionName) => Object.keys(getDefinition(name).filters ?? {});

const notAmong = (choices: readonly string[]) =>
  refuse('notAmong', { choices: choices.join(', ') || '–' });

/** Refuses a kind that the collection doesn’t have. */
export function checkKind(
  { collection, kind }: { collection: CollectionName; kind?: string | undefined },
  context: z.RefinementCtx,
): void {
  const kinds = getKinds(collection);
  if (kind === undefined || kinds.includes(kind)) return;
  context.addIssue({ code: 'custom', path: ['kind'], ...notAmong(kinds) });
}

/** Refuses filters that the collection doesn’t have. */
export function checkFilters(
  { collection, filters }: { collection: CollectionName; filters?: string | undefined },
  context: z.RefinementCtx,
): void {
  const offered = getFilterNames(collection);
  if (!filters?.split(' ').some((name) => !offered.includes(name))) return;
  context.addIssue({ code: 'custom', path: ['filters'], ...notAmong(offered) });
}

/** Refuses a filter that the collection doesn’t have. */
export function checkFilter(
  { collection, by }: { collection: CollectionName; by: string },
  context: z.RefinementCtx,
): void {
  const offered = getFilterNames(collection);
  if (offered.includes(by)) return;
  context.addIssue({ code: 'custom', path: ['by'], ...notAmong(offered) });
}
