import type { editingTexts, MessageId } from '@federation/i18n/editing';
import type { Language } from '@federation/i18n/languages';
import type { KeyAfter } from '@federation/i18n/translation';
import type { Widget } from '@federation/content-model/fields/widget';

/**
 * What the editing desk in the browser and its part of the development server say to each other.
 */

/** Where the desk is on the development server. */
export const deskPath = '/_edit';

/** Where the development server shows a component alone, with the examples of its definition. */
export const toExamplePath = (name: string, language: string) =>
  `/docs/components/${language}/${name}`;

/** How large a file may be that is put beside an entry, in megabytes: a photograph of a good camera fits. */
export const maxUploadMegabytes = 30;

/** What the desk says, in one language. */
export type DeskWords = (typeof editingTexts)[Language]['desk'];

/** The reasons for which the desk refuses something. */
export type DeskProblem = KeyAfter<'problem.', keyof DeskWords>;

/** A message of the content check at the place that it is about. */
export interface DeskIssue {
  grade: 'stop' | 'review';
  /** The path of the file below the root of the project. */
  file: string;
  language?: Language | undefined;
  /**
   * The field in the form, such as `['title', 'en']`; empty where the message is about something
   * else.
   */
  field: (string | number)[];
  /** The line of the text, from 1. */
  line?: number | undefined;
  text: string;
  /** Which message it is. */
  about?: MessageId | undefined;
}

/** The states of an entry that the list shows. */
export type EntryStatus = KeyAfter<'state.', keyof DeskWords>;

/** An entry in the list. */
export interface ListedEntry {
  collection: string;
  id: string;
  titles: Partial<Record<Language, string>>;
  states: EntryStatus[];
  /** Its day, `YYYY-MM-DD`, where it has one. */
  date?: string | undefined;
  /** The path of its page in the default language; undefined for an entry without one. */
  page?: string | undefined;
}

/** The hash of each file as it was read; null for one that is not there. */
export type Hashes = Record<string, string | null>;

/** The JSON Schema of a form: a field, a group or a list. */
export interface DeskSchema {
  type?: string;
  title?: string;
  description?: string;
  examples?: unknown[];
  /** How a text is asked for. */
  widget?: Widget;
  maxLength?: number;
  /** The choices with their names. */
  oneOf?: { const: unknown; title: string }[];
  required?: string[];
  properties?: Record<string, DeskSchema>;
  items?: DeskSchema;
  /** True when every collection has the field. */
  common?: boolean;
}

/** What is opened in the desk: an entry, or a file of settings, which has no texts. */
export interface OpenedEntry {
  collection: string;
  id: string;
  /** The path of the page on which it is to be seen, in the default language. */
  page?: string | undefined;
  /**
   * JSON Schema of the form. A field in every language is an object with the languages as its
   * properties.
   */
  schema: DeskSchema;
  form: object;
  texts: Partial<Record<Language, string>>;
  hashes: Hashes;
  /** Whether a text is below the fields of such an entry. */
  hasText: boolean;
  /** The pictures and documents beside the entry. */
  files: string[];
  states: EntryStatus[];
  /**
   * Whether a page of its own is on the site, or was taken down, so that its address leads elsewhere
   * for a while; undefined for anything else.
   */
  publication?: 'published' | 'unpublished' | undefined;
  /** The names of the components that its text can show. */
  components: readonly string[];
  issues: DeskIssue[];
  /**
   * The words and the text in the default language as they were when the translations were last
   * changed.
   */
  translated: { fields: Record<string, unknown>; text: string };
}

/** What was typed, to be checked or saved. */
export type EditedEntry = Pick<OpenedEntry, 'collection' | 'id' | 'form' | 'texts' | 'hashes'>;

/** Where an entry is. */
export interface EntryLocation {
  collection: string;
  id: string;
}

/** How far a change has come on its way to the visitors. */
export type PublishingStatus = 'here' | 'waiting' | 'sent' | 'online';

/** What is done to an entry as a whole. */
export type DeskOperation = EntryLocation &
  (
    | { kind: 'copy' | 'rename'; newId: string }
    // Without a path, its address answers that it is gone.
    | { kind: 'remove'; to?: string | undefined }
    // Takes it off the site for a while: its address leads elsewhere until it is brought back.
    | { kind: 'unpublish'; to: string }
    | { kind: 'republish' }
    // Leads its links to one page to another one.
    | { kind: 'relink'; from: string; to: string }
    // The content in base64, and the file beside the entry whose place it takes.
    | { kind: 'attach'; name: string; content: string; replaces?: string | undefined }
  );

/** What links to an entry, or names it by its folder. */
export interface LinkingEntry extends EntryLocation {
  title: string;
  /** How many links there are, in all languages, and how many fields that name it. */
  links: number;
  names: number;
}

/** A change on disk that can be taken back. */
export interface LastChange {
  kind: 'save' | DeskOperation['kind'];
  /** What the entry is called. */
  name: string;
  /** Where the entry was before, if anywhere, and where it is since the change, if anywhere. */
  from?: EntryLocation | undefined;
  to?: EntryLocation | undefined;
}

/** The answer of the server where it refuses something. */
export interface DeskRefusal {
  problem: DeskProblem;
  detail: string;
  issues: DeskIssue[];
}
