import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { PlainStringKey, Translate } from '@federation/i18n/strings';
import type { FilterDefinition, FilterName } from './filters.ts';
import type { Summary, SummaryContext } from './summary.ts';

/**
 * The targets outside its own file that a field may name. The site and the content check each
 * supply their own schemas.
 */
export interface Sources {
  /** A picture beside the entry, written as `./name.jpg`. */
  image: () => z.ZodType<ImageMetadata>;
  /** A document beside the entry, written as `./name.pdf`. */
  document: () => z.ZodString;
  /** The folder name of an entry of another collection. */
  reference: (collection: string) => z.ZodString;
}

/** How an event differs from what was announced. `postponed` has no new day yet. */
export const eventStates = ['postponed', 'new-day', 'new-place', 'online', 'cancelled'] as const;
export type EventState = (typeof eventStates)[number];

/** The time and venue of an event. Days are `YYYY-MM-DD`, times `HH:MM` IST. */
export interface Occurrence {
  date: string;
  endDate?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
  /** The building and town; for something online, the word for that. */
  place: string;
  online: boolean;
  theme: string;
  description: string;
  /** How it differs from the plan; undefined if it does not. */
  state?: EventState | undefined;
  /** The day before it was moved. */
  previousDate?: string | undefined;
}

/** The colour of the site that the ground of drawn covers has. */
export type CoverGround = 'ink' | 'night' | 'action' | 'accent' | 'good' | 'sand';

/** The details that generated files (PDF, Word, Excel) print above an entry's text. */
interface DocumentDetails {
  /** The kind of document, such as “Form”. */
  kind: string;
  /** The meaning of its date, such as “In force from”. */
  dateLabel: string;
  /** True puts a table of contents at the start of a long text. */
  hasContents: boolean;
}

type Shape = z.ZodRawShape;

/** The fields of a file of a collection: facts and words. */
export type DataOf<Facts extends Shape, Words extends Shape> = z.output<z.ZodObject<Facts>> &
  z.output<z.ZodObject<Words>>;

/**
 * Everything the site knows about one kind of record. An entry is a folder with one file for each
 * language. `facts` (dates, prices, files, references) are in the default language's file only, so
 * that languages can't drift apart; `words` are in every file.
 */
export interface CollectionDefinition<
  Facts extends Shape = Shape,
  Words extends Shape = Shape,
  Data = DataOf<Facts, Words>,
> {
  facts(sources: Sources): Facts;
  words: Words;
  /**
   * Lists of facts that need a line of words each: the field of the facts, then that of the words.
   */
  linesFor?: readonly (readonly [facts: string, words: string])[];
  /** The names of optional facts that the other fields make necessary. */
  requires?(data: Data): readonly string[];
  /** Facts that no two records of a kind have in common, besides the place in the list. */
  unique?: readonly string[];
  /** True when each record needs a text below its fields: its page would be empty without one. */
  needsText?: boolean;
  /** Set where each record has a page of its own. */
  pages?: {
    /** The path above the records' pages, such as `/notices`. */
    root: `/${string}`;
    /**
     * The page that lists the records, as its folder in `pages`. Without such a folder, the build
     * makes the page.
     */
    list: string;
    /** The page that lists one record, where different kinds are listed on different pages. */
    listFor?(data: Data): string | undefined;
  };
  /**
   * Returns the parts of a record that the site shows. Records shown only by their own component
   * have none.
   */
  summarize?(data: Data, context: SummaryContext): Summary;
  /** The view of the records in lists: rows (the default), cards with a picture, or brief. */
  listView?: 'rows' | 'cards' | 'brief';
  /** The kinds that lists show in full, with everything the record's own page has. */
  kindsInFull?: readonly string[];
  /** The filters of lists and charts. Addresses use their names, such as `?tier=silver`. */
  filters?: Readonly<Partial<Record<FilterName, FilterDefinition<Data>>>>;
  /** The text of the filter button that shows everything; “All” when left out. */
  filterAll?: PlainStringKey;
  /** The record of another collection that a record belongs to; cards link to it. */
  belongsTo?(data: Data): { collection: string; id: string } | undefined;
  /**
   * The type of a record's page in schema.org; `Article` when left out. Records with an occurrence
   * are of type `Event`.
   */
  schemaType?: 'Article' | 'NewsArticle';
  feed?: boolean;
  /** For what takes place: gives each record a calendar file. */
  occurrence?(data: Data): Occurrence;
  /** The ground of drawn covers; without it, records have no picture until staff add one. */
  cover?: CoverGround;
  /** Set where files (PDF, Word, Excel) are made from the texts of the records. */
  documents?(data: Data, t: Translate): DocumentDetails;
  /** True when the records are published without anything that identifies the people in them. */
  anonymous?: boolean;
  /** True offers the records as open data. */
  openData?: boolean;
}

/** Gives a definition its exact type, which knows the parts that it has. */
export function defineCollection<
  Facts extends Shape,
  Words extends Shape,
  Part extends keyof CollectionDefinition,
>(definition: CollectionDefinition<Facts, Words> & Record<Part, unknown>) {
  return definition;
}

/** The schema of the default language's file: facts and words together. */
export function createSourceSchema<Facts extends Shape, Words extends Shape, Data>(
  {
    facts,
    words,
    requires,
  }: Pick<CollectionDefinition<Facts, Words, Data>, 'facts' | 'words' | 'requires'>,
  sources: Sources,
) {
  return z.strictObject({ ...facts(sources), ...words }).superRefine((data, context) => {
    const given = data as Record<string, unknown>;
    // The schema is of the same facts and words as the definition; TypeScript can’t follow that
    // through two generic shapes.
    for (const field of requires?.(data as unknown as Data) ?? [])
      if (given[field] === undefined)
        context.addIssue({
          code: 'invalid_type',
          expected: 'string',
          input: undefined,
          path: [field],
        });
  });
}

/** The schema of a translation: words only. */
export function createTranslationSchema<Words extends Shape>(definition: { words: Words }) {
  return z.strictObject(definition.words);
}
