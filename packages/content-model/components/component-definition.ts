import { z } from 'astro/zod';
import type { PagePart } from './page-part.ts';
import type { Block, Inline, Table } from './document-blocks.ts';
import type { ComponentGroup, ComponentName } from '@federation/i18n/editing';
import type { Language } from '@federation/i18n/languages';
import type { Translate } from '@federation/i18n/strings';
import type { CollectionName, EntryData } from '../collections/collections.ts';
import type { Settings } from '../settings/settings.ts';

type Shape = z.ZodRawShape;

/** Attributes as somebody wrote them; the content check says whether they are right. */
export type Written<Attributes extends Shape = Shape> = {
  readonly [Name in keyof Attributes]?: string | undefined;
};

/** The records that a component shows; all of a collection where nothing narrows them. */
interface ShownRecords {
  collection?: string | undefined;
  kind?: string | undefined;
  year?: string | undefined;
  period?: string | undefined;
  limit?: string | undefined;
  /** The filters that readers get, separated by spaces. */
  filters?: string | undefined;
}

/** The language of a file, and its texts of the interface. */
interface FileLanguage {
  language: Language;
  t: Translate;
}

/** A component in a text from which a file is made. */
interface DocumentPart<Attributes extends Shape> extends FileLanguage {
  attributes: z.output<z.ZodObject<Attributes>>;
  /** The blocks between its tags. */
  children: () => Block[];
  /** The attributes of the components right inside it. */
  items: () => Written[];
  /** The words between its tags as a link. */
  toLink: (target: string) => Inline[];
}

/** The settings in the language of a text. */
interface LocalSettings extends FileLanguage {
  settings: Settings;
}

/** The site's data that generated files may print. */
export interface SiteData extends LocalSettings {
  /** The records of a collection that the component shows, in their order. */
  recordsOf: <Name extends CollectionName>(name: Name) => readonly EntryData<Name>[];
}

/**
 * The form of a component in a generated file: its content alone, an item whose attributes the
 * component around it reads, blocks, data of the site, words inside a sentence or a cell (such as a
 * value of the settings), or a change of the table above it.
 */
type InDocument<Attributes extends Shape> =
  | 'children'
  | 'parent'
  | { blocks(part: DocumentPart<Attributes>): Block[] }
  | { data(site: SiteData): Block[] }
  | { value(site: LocalSettings, attributes: z.output<z.ZodObject<Attributes>>): Inline }
  | { inline(part: Pick<DocumentPart<Attributes>, 'attributes' | 't'>): Inline }
  | { table(table: Table, attributes: z.output<z.ZodObject<Attributes>>): Table };

/** The roles of attributes that are more than settings of the component. */
interface Roles<Name extends string> {
  /**
   * Attributes with words, which are translated. Where one has several texts, `|` is between them.
   */
  words?: readonly Name[];
  /** Attributes with the target of a link. */
  links?: readonly Name[];
  /** The attributes with the id of a part of the page and with what readers see there. */
  anchor?: { id: Name; words: Name };
}

/**
 * Everything the site knows about a component that a text may use, but for its view in
 * `src/components/content`. Its name is that of its file, and what it is for is in `editing` of
 * each language.
 */
export interface ComponentDefinition<Attributes extends Shape = Shape> extends Roles<string> {
  /** The group under which editors find it. */
  group: ComponentGroup;
  /** The attributes, each with its help. All of them are written as text in quotes. */
  attributes: z.ZodObject<Attributes>;
  /** True when the words between its tags are the link. */
  isLink?: boolean;
  /** Other parts of the page that it brings and that a link can lead to. */
  parts?: readonly PagePart[];
  /** True adds a part for each year of the records that it shows, with the year as its id. */
  partsByYear?: boolean;
  /** The text between its tags: required or optional. Without this setting it takes none. */
  text?: 'required' | 'optional';
  /**
   * Tells whether the text between its tags is shown with some settings. Left out where it always
   * is. Its view hides it on a page; elsewhere the text is read without it.
   */
  isShown?(settings: Settings, attributes: Written<Attributes>): boolean;
  /** The values of the settings that it shows, so that no text repeats them, and its attributes. */
  values?(
    settings: Settings,
    language: Language,
  ): { shown: readonly (string | undefined)[]; attributes?: Written<Attributes> }[];
  /** The content without which it shows nothing of its own: a numbered list or a table. */
  needs?: 'list' | 'table';
  /** The component that it means something in. */
  inside?: ComponentName;
  /** Limits it to the home page, or to texts from which fillable files are made. */
  onlyIn?: 'home' | 'fillable';
  /** Set when it is made for one page. The desk then offers it only where it is already used. */
  isOfOnePage?: true;
  /**
   * The recipient of its form. A page has one form at most: two would share the address and place
   * of their messages.
   */
  sendsTo?: 'portal';
  /** The records that it shows. */
  shows?(attributes: Written<Attributes>): ShownRecords;
  /** True splits its list over several pages when it shows a whole collection. */
  hasPages?: boolean;
  showsEveryPage?: boolean;
  /** Left out where only a page can show it. */
  document?: InDocument<Attributes>;
  /**
   * Its form in a workbook: a table (which needs a sheet), words (which lose any table inside), or
   * nothing. When left out, its content decides.
   */
  workbook?: 'table' | 'words' | 'nothing';
}

/** A definition as it is written. */
interface WrittenDefinition<Attributes extends Shape>
  extends
    Omit<ComponentDefinition<Attributes>, 'group' | 'attributes' | keyof Roles<string>>,
    Roles<keyof Attributes & string> {
  /** Without this setting it has none. */
  attributes?: Attributes;
  /** Refuses attributes that do not agree with one another. */
  check?(attributes: z.output<z.ZodObject<Attributes>>, context: z.RefinementCtx): void;
}

/** Gives a definition its schema and its exact type. */
export function defineComponent<Attributes extends Shape = Record<never, never>>({
  attributes = {} as Attributes,
  check = () => undefined,
  ...definition
}: WrittenDefinition<Attributes>): Omit<ComponentDefinition<Attributes>, 'group'> {
  return { ...definition, attributes: z.strictObject(attributes).superRefine(check) };
}

/** Puts components into the group under which editors find them. */
export function inGroup<Name extends ComponentName>(
  group: ComponentGroup,
  definitions: Record<Name, Omit<ComponentDefinition, 'group'>>,
): Record<Name, ComponentDefinition> {
  const all: [string, Omit<ComponentDefinition, 'group'>][] = Object.entries(definitions);
  return Object.fromEntries(
    all.map(([name, definition]) => [name, { ...definition, group }]),
  ) as Record<Name, ComponentDefinition>;
}
