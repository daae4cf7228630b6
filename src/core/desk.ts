import type { Language } from '../i18n/languages.ts';

/** What the editing desk in the browser and its part of the development server say to each other. */

/** Where the desk is on the development server. */
export const deskPath = '/_edit';

/** Why the desk refuses something. Each has a sentence in `src/i18n/<language>/editing/desk.ts`. */
export type DeskProblem =
  | 'badRequest'
  | 'badPath'
  | 'changedOnDisk'
  | 'fault'
  | 'notFound'
  | 'exists'
  | 'handOnly'
  | 'noUndo'
  | 'badFile'
  | 'noRemote'
  | 'git'
  | 'failed';

/** A message of the content check at the place that it is about. */
export interface DeskMessage {
  grade: 'stop' | 'review';
  /** The path of the file below the root of the project. */
  file: string;
  language?: Language | undefined;
  /** The field in the form, such as `['title', 'en']`; empty where the message is about something else. */
  field: (string | number)[];
  /** The line of the text, from 1. */
  line?: number | undefined;
  text: string;
}

export type EntryState = 'draft' | 'scheduled' | 'published' | 'expired' | 'reviewDue' | 'untranslated' | 'sourceChanged';

/** An entry in the list. */
export interface ListedEntry {
  collection: string;
  id: string;
  titles: Partial<Record<Language, string>>;
  states: EntryState[];
  /** The path of its page in the default language; undefined for an entry without one. */
  page?: string | undefined;
}

/** The hash of each file as it was read; null for one that is not there. */
export type Hashes = Record<string, string | null>;

/** What is opened in the desk: an entry, or a file of settings, which has no texts. */
export interface OpenedEntry {
  collection: string;
  id: string;
  page?: string | undefined;
  /** JSON Schema of the form. A field in every language is an object with the languages as its properties. */
  schema: object;
  form: object;
  texts: Partial<Record<Language, string>>;
  hashes: Hashes;
  /** The pictures and documents beside the entry. */
  files: string[];
  states: EntryState[];
  messages: DeskMessage[];
}

/** What was typed, to be checked or saved. */
export type TypedEntry = Pick<OpenedEntry, 'collection' | 'id' | 'form' | 'texts' | 'hashes'>;
