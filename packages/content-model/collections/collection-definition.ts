import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { PlainStringKey, Translate } from '@federation/i18n/strings';
import type { Filter, FilterName } from './filters.ts';
import type { Summary, SummaryContext } from './summary.ts';

/**
 * What a field may point to outside its own file. The site and the content check each bring their
 * own.
 */
export interface Sources {
  /** A picture beside the entry, written as `./name.jpg`. */
  image: () => z.ZodType<ImageMetadata>;
  /** A document beside the entry, written as `./name.pdf`. */
  document: () => z.ZodString;
  /** The folder name of an entry of another collection. */
  reference: (collection: string) => z.ZodString;
}

/** When and where something takes place. Days are `YYYY-MM-DD`, times `HH:MM` IST. */
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
}

/** The colour of the site that the ground of drawn covers has. */
export type CoverGround = 'ink' | 'night' | 'action' | 'accent' | 'good' | 'sand';

/** What the files made from an entry say of it. */
interface DocumentDetails {
  /** What kind of document it is, such as “Form”. */
  kind: string;
  /** What its date means, such as “In force from”. */
  dateLabel: string;
  /** Whether a long text begins with a table of contents. */
  hasContents: boolean;
}

type Shape = z.ZodRawShape;

/** What a file of a collection holds: facts and words. */
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
  /** Whether each record has a text below its fields: without it, its page would say nothing. */
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
   * What the site shows of a record; left out for records that only a component of their own shows.
   */
  summarize?(data: Data, context: SummaryContext): Summary;
  /**
   * How lists show the records: as rows, as cards with a picture, or briefly. Rows when left out.
   */
  listView?: 'rows' | 'cards' | 'brief';
  /** The kinds that lists show in full, with everything the record's own page has. */
  kindsInFull?: readonly string[];
  /**
   * What lists and charts can be narrowed by. The names are used in addresses, such as
   * `?tier=silver`.
   */
  filters?: Readonly<Partial<Record<FilterName, Filter<Data>>>>;
  /** The text of the filter button that shows everything; “All” when left out. */
  filterAll?: PlainStringKey;
  /** The record of another collection that a record belongs to; cards link to it. */
  belongsTo?(data: Data): { collection: string; id: string } | undefined;
  /**
   * The type of a record's page in schema.org; `Article` when left out. Records with an occurrence
   * are of type `Event`.
   */
  schemaType?: 'Article' | 'NewsArticle';
  /** Whether the records have a feed. */
  feed?: boolean;
  /** For what takes place: gives each record a calendar file. */
  occurrence?(data: Data): Occurrence;
  /** The ground of drawn covers; without it, records have no picture until staff add one. */
  cover?: CoverGround;
  /** Set where files (PDF, Word, Excel) are made from the texts of the records. */
  documents?(data: Data, t: Translate): DocumentDetails;
  /**
   * Whether the records are published without anything by which the people in them can be known.
   */
  anonymous?: boolean;
  /** Whether the records are offered as open data. */
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
export function toSourceSchema<Facts extends Shape, Words extends Shape, Data>(
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
export function toTranslationSchema<Words extends Shape>(definition: { words: Words }) {
  return z.strictObject(definition.words);
}
