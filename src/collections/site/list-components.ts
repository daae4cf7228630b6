import { z } from 'astro/zod';
import { getFieldNames, getKinds } from '../fields.ts';
import { getCollectionsWith, getDefinition, type CollectionName } from '../index.ts';
import { choice, described, text } from '../shared/fields.ts';
import { refuse } from '../shared/refusal.ts';

/** A number from 1 to 99, written as text. */
export const limit = z
  .string()
  .regex(/^[1-9]\d?$/)
  .meta(described('EntryList.limit', '3'));

const year = z
  .string()
  .regex(/^20\d\d$/)
  .meta(described('EntryList.year', '2025'));

const period = choice('EntryList.period', ['upcoming', 'past', 'current', 'archived']);

type Names = [CollectionName, ...CollectionName[]];

/** The collections that a text can list; the others have components of their own. */
const listedCollections = getCollectionsWith('summarize') as Names;
const countedCollections = getCollectionsWith('filters') as Names;

/** The collections whose entries have a date. */
const datedCollections = listedCollections.filter((name) => getFieldNames(name).facts.includes('date')) as Names;

const getFilterNames = (name: CollectionName) => Object.keys(getDefinition(name).filters ?? {});

function checkKind(collection: CollectionName, kind: string | undefined, context: z.RefinementCtx): void {
  const kinds = getKinds(collection);
  if (kind === undefined || kinds.includes(kind)) return;
  const refusal = kinds.length > 0 ? refuse('notAmong', { choices: kinds.join(', ') }) : refuse('noKinds', { collection });
  context.addIssue({ code: 'custom', path: ['kind'], ...refusal });
}

/** The attributes of the components that show records; which values fit depends on the collection. */
export const listComponents = {
  Links: z.strictObject({ kind: choice('Links.kind', getKinds('links') as [string, ...string[]]) }),
  People: z.strictObject({ kind: choice('People.kind', getKinds('people') as [string, ...string[]]) }),
  EntryList: z
    .strictObject({
      collection: choice('EntryList.collection', listedCollections),
      kind: text('EntryList.kind', 'workshop', { max: 40 }).optional(),
      year: year.optional(),
      period: period.optional(),
      limit: limit.optional(),
      filters: text('EntryList.filters', 'year outcome', { max: 40 }).optional(),
    })
    .superRefine(({ collection, kind, filters }, context) => {
      const offered = getFilterNames(collection);
      if (filters?.split(' ').some((name) => !offered.includes(name))) {
        const refusal = offered.length > 0 ? refuse('filtersOnly', { names: offered.join(', ') }) : refuse('noFilters', { collection });
        context.addIssue({ code: 'custom', path: ['filters'], ...refusal });
      }
      checkKind(collection, kind, context);
    }),
  EntriesByYear: z
    .strictObject({
      collection: choice('EntryList.collection', datedCollections),
      kind: text('EntryList.kind', 'members-meet', { max: 40 }).optional(),
      period: period.optional(),
      label: text('EntriesByYear.label', 'Members’ Meet by year', { max: 80 }),
    })
    .superRefine(({ collection, kind }, context) => {
      checkKind(collection, kind, context);
    }),
  Chart: z
    .strictObject({
      collection: choice('Chart.collection', countedCollections),
      by: text('Chart.by', 'year', { max: 20 }),
      period: period.optional(),
      title: text('Chart.title', 'Members by tier', { max: 90 }),
    })
    .superRefine(({ collection, by }, context) => {
      const filters = getFilterNames(collection);
      if (filters.includes(by)) return;
      context.addIssue({ code: 'custom', path: ['by'], ...refuse('notAmong', { choices: filters.join(', ') }) });
    }),
};
