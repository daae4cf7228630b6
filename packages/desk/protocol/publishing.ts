import type { Language } from '@federation/i18n/languages';
import type { EntryLocation, PublishingStatus } from './desk.ts';

/** The messages between desk and server about publishing. */

/** The changes in one entry or file of settings since the last publication. */
export interface DeskChange extends Partial<EntryLocation> {
  title: string;
  kind: 'new' | 'changed' | 'removed';
  /** The names of the fields in the language of the person. */
  fields: string[];
}

/** `push`, or the reason why nothing can be published. */
export type PublishWay = 'push' | 'noClone' | 'noRemote';

export interface PushedBranch {
  /** The branch that it is on, where that is not the one that is published. */
  branch?: string | undefined;
  /** The page of the hosting service that creates a pull request. */
  link?: string | undefined;
  /** Conflicts that a person must resolve first. Nothing was pushed. */
  conflicts?: Conflicts;
}

/** Changes that are not published. */
export interface Pending {
  way: PublishWay;
  changes: DeskChange[];
  unsent: number;
  /** The branch that waits for its pull request to be merged. */
  waiting?: PushedBranch | undefined;
  /** The last versions that lost a conflict. */
  discarded: DiscardedVersion[];
}

/** The limit for a commit message, in characters. */
export const maxMessageLength = 500;

export const sides = ['mine', 'theirs'] as const;
export type Side = (typeof sides)[number];

/** An entry, or a file of settings, that two people have changed in the same lines. */
export interface Conflict {
  /** Its path below `src/content`. */
  entryPath: string;
  title: string;
  by: string;
  /** The files that differ, with what is in them; undefined in a version that does not have one. */
  files: {
    path: string;
    language: Language | undefined;
    mine: string | undefined;
    theirs: string | undefined;
  }[];
}

/** The conflicts that a person must resolve before the rebase. */
export interface Conflicts {
  /** The commit of the others. */
  theirs: string;
  entries: Conflict[];
}

/** The chosen versions, by the paths of the entries. */
export interface ConflictChoices {
  /** The commit of the others that was shown. */
  theirs: string;
  choices: Partial<Record<string, Side>>;
}

/** A version of an entry that lost a conflict. */
export interface DiscardedVersion {
  title: string;
  at: number;
  text: string;
}

/** The status of each entry, by its path. */
export type PublishingStatuses = Partial<Record<string, PublishingStatus>>;

/** The usual time until a change is online, in minutes. */
export const usualMinutes = 5;
