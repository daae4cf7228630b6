import type { editingTexts, MessageId } from '@federation/i18n/editing';
import type { Language } from '@federation/i18n/languages';
import type { KeyAfter } from '@federation/i18n/translation';
import type { Widget } from '@federation/content-model/fields/widget';

/**
 * The messages between the page of the desk and its server.
 */

export const deskPath = '/_edit';

/** The page of the development server with the examples of a component. */
export const toExamplePath = (name: string, language: string) =>
  `/docs/components/${language}/${name}`;

/** The limit for an uploaded file: a photograph of a good camera fits. */
export const maxUploadMegabytes = 30;

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
  /** The control that edits a text. */
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

/** An open entry, or a file of settings, which has no texts. */
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
  /** True when the entry has a text below its fields. */
  hasText: boolean;
  /** The pictures and documents beside the entry. */
  files: string[];
  states: EntryStatus[];
  /**
   * Undefined for an entry without a page of its own, and for a draft that was never published.
   */
  publication?: 'published' | 'unpublished' | undefined;
  components: readonly string[];
  issues: DeskIssue[];
  /**
   * The words and the text in the default language as they were when the translations were last
   * changed.
   */
  translated: { fields: Record<string, unknown>; text: string };
}

/** An entry with its unsaved changes. */
export type EditedEntry = Pick<OpenedEntry, 'collection' | 'id' | 'form' | 'texts' | 'hashes'>;

export interface EntryLocation {
  collection: string;
  id: string;
}

/** The last step that a change has reached on its way to visitors. */
export type PublishingStatus = 'here' | 'waiting' | 'sent' | 'online';

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

/** An entry that links to another, or names it by its folder. */
export interface LinkingEntry extends EntryLocation {
  title: string;
  /** The numbers of links in all languages, and of fields that name it. */
  links: number;
  names: number;
}

/** A change on disk that can be taken back. */
export interface LastChange {
  kind: 'save' | DeskOperation['kind'];
  name: string;
  /** The location before and after; undefined where the entry does not exist. */
  from?: EntryLocation | undefined;
  to?: EntryLocation | undefined;
}

/** The answer of the server where it refuses something. */
export interface DeskRefusal {
  problem: DeskProblem;
  detail: string;
  issues: DeskIssue[];
}
