import type { Language } from '@federation/i18n/languages';
import type { EntryLocation, PublishingStatus } from './desk.ts';

/** What the editing desk and its server say to each other about the way to the visitors. */

/** What has changed since the last publication, in one entry or file of settings. */
export interface DeskChange extends Partial<EntryLocation> {
  title: string;
  kind: 'new' | 'changed' | 'removed';
  /** The names of the fields in the language of the person. */
  fields: string[];
}

/** What stands between the changes and the visitors. */
export type PublishWay = 'push' | 'noClone' | 'noRemote';

/** What became of a publication. */
export interface PushedBranch {
  /** The branch that it is on, where that is not the one that is published. */
  branch?: string | undefined;
  /** Where the hosting service asks for a pull request of that branch. */
  link?: string | undefined;
  /** What is to be chosen first. Nothing was sent. */
  conflicts?: Conflicts;
}

/** What waits to be sent. */
export interface Pending {
  way: PublishWay;
  changes: DeskChange[];
  /** How many commits were not sent. */
  unsent: number;
  /** What was sent and waits for somebody to take it over. */
  waiting?: PushedBranch | undefined;
  /** The last versions that somebody has not kept. */
  discarded: DiscardedVersion[];
}

/** How long a message for the history may be. */
export const maxMessageLength = 500;

/** Which of two versions. */
export const sides = ['mine', 'theirs'] as const;
export type Side = (typeof sides)[number];

/** An entry, or a file of settings, that two people have changed in the same lines. */
export interface Conflict {
  /** Its path below `src/content`. */
  entryPath: string;
  title: string;
  /** Who has published the other version. */
  by: string;
  /** The files that differ, with what is in them; undefined in a version that does not have one. */
  files: {
    path: string;
    language: Language | undefined;
    mine: string | undefined;
    theirs: string | undefined;
  }[];
}

/** What is to be chosen before two versions of the content come together. */
export interface Conflicts {
  /** The commit of the others. */
  theirs: string;
  entries: Conflict[];
}

/** What was chosen, by the paths of the entries. */
export interface ConflictChoices {
  /** The commit of the others that was shown. */
  theirs: string;
  choices: Partial<Record<string, Side>>;
}

/** A version of an entry that somebody has not kept. */
export interface DiscardedVersion {
  title: string;
  /** When another one was chosen, in milliseconds. */
  at: number;
  text: string;
}

/** How far the entries have come, by collection and name. */
export type PublishingStatuses = Partial<Record<string, PublishingStatus>>;

/** How long a change of the content usually takes to be online, in minutes. */
export const usualMinutes = 5;
