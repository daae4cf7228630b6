import type { Language } from '../i18n/languages.ts';
import type { EntryPlace, Reach } from './desk.ts';

/** What the editing desk and its server say to each other about the way to the visitors. */

/** What has changed since the last publication, in one entry or file of settings. */
export interface DeskChange extends Partial<EntryPlace> {
  title: string;
  kind: 'new' | 'changed' | 'removed';
  /** The names of the fields in the language of the person. */
  fields: string[];
}

/** What stands between the changes and the visitors. */
export type PublishWay = 'push' | 'noClone' | 'noRemote';

/** What was begun with Git in this folder, or by a program that was ended, and is not finished. */
export type Unfinished = 'merge' | 'rebase' | 'cherryPick' | 'revert' | 'lock';

/** What was sent. */
export interface Published {
  /** The branch that it is on, where that is not the one that is published. */
  branch?: string | undefined;
  /** Where the hosting service asks for a pull request of that branch. */
  link?: string | undefined;
}

/** What waits to be sent. */
export interface Pending {
  way: PublishWay;
  changes: DeskChange[];
  /** How many commits were not sent. */
  unsent: number;
  /** What was sent and waits for somebody to take it over. */
  waiting?: Published | undefined;
  /** What is to be finished or given up first. */
  unfinished?: Unfinished | undefined;
}

/** How long a message for the history may be. */
export const maxMessageLength = 500;

/** Which of two versions; of lists, both. */
export const sides = ['mine', 'theirs', 'both'] as const;
export type Side = (typeof sides)[number];

/** Two versions of a field, a text or a file. */
export interface Difference {
  id: string;
  label: string;
  language?: Language | undefined;
  /** What is in it; undefined where it is left out or removed. */
  mine: string | undefined;
  theirs: string | undefined;
  /** Whether rows of both can be kept. */
  canBoth: boolean;
}

/** What two people have changed in one entry or file of settings. */
export interface Conflict {
  title: string;
  /** Who has published the other version. */
  by: string;
  differences: Difference[];
}

/** What is to be chosen before two versions of the content come together. */
export interface Conflicts {
  /** The commit of the others. */
  theirs: string;
  entries: Conflict[];
}

/** How far the entries have come. */
export interface Reaches {
  /** By collection and name of the entry. */
  entries: Record<string, Reach>;
  /** Whether the website said what is online. */
  isSiteRead: boolean;
  /** Where the hosting service lists its runs. */
  runs?: string | undefined;
}

/** How long a change of the content usually takes to be online, in minutes. */
export const usualMinutes = 5;
