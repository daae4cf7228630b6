import { join } from 'node:path';
import type { EntryLocation, Hashes, LastChange } from '../protocol/desk.ts';
import { readContent, type CheckedContent } from '@federation/content-check/rule/checked-content';
import { hashOf, writeChanges, type Changes } from './content-files.ts';
import { DeskError } from '../protocol/desk-error.ts';

const maxSteps = 50;

/**
 * The desk of one project: what it has read of the content, and the changes that can be taken back.
 */
export interface Desk {
  readonly root: string;
  readonly contentFolder: string;
  /** Everything that staff edit, as it is on disk. */
  getContent: () => CheckedContent;
  /** To be called when something below `src/content` has changed. */
  forget: () => void;
  /** Writes changes and remembers how to take them back, where they are called something. */
  write: (changes: Changes, hashes: Hashes, change?: LastChange) => void;
  /**
   * The change that `undo` would revert: the last one of the open entry. It is the last one of all
   * when nothing is open, or when that one removed an entry, which nobody can open.
   */
  lastChange: (open?: EntryLocation) => LastChange | undefined;
  /**
   * Takes that change back, and returns which it was.
   *
   * @throws {DeskError} when there is none, or when a file has changed since
   */
  undo: (open?: EntryLocation) => LastChange;
}

const isSameEntry = (one: EntryLocation, other: EntryLocation) =>
  one.collection === other.collection && one.id === other.id;

/** @param root the folder of the project */
export function createDesk(root: string): Desk {
  const contentFolder = join(root, 'src/content');
  let content: CheckedContent | undefined;
  const steps: { back: Changes; hashes: Hashes; change: LastChange }[] = [];
  const forget = () => (content = undefined);
  const write = (changes: Changes, hashes: Hashes): { back: Changes; hashes: Hashes } => {
    const back = writeChanges(contentFolder, changes, hashes);
    forget();
    return {
      back,
      hashes: Object.fromEntries([...changes].map(([path, content]) => [path, hashOf(content)])),
    };
  };
  const overlap = (one: Changes, other: Changes) => [...one.keys()].some((path) => other.has(path));
  const isBuiltOn = (step: (typeof steps)[number]) =>
    steps.slice(steps.indexOf(step) + 1).some(({ back }) => overlap(back, step.back));
  const findStep = (open: EntryLocation | undefined) => {
    const last = steps.at(-1);
    if (!open || last?.change.kind === 'remove') return last;
    const own = steps.findLast(({ change: { to } }) => to && isSameEntry(to, open));
    // A change that later ones build on cannot be undone.
    return own && !isBuiltOn(own) ? own : undefined;
  };
  return {
    root,
    contentFolder,
    forget,
    getContent: () => (content ??= readContent(root)),
    lastChange: (open) => findStep(open)?.change,
    write: (changes, hashes, change) => {
      if (changes.size === 0) return;
      const written = write(changes, hashes);
      const next = change
        ? [...steps, { ...written, change }]
        : steps.filter(({ back }) => !overlap(back, changes));
      steps.splice(0, steps.length, ...next.slice(-maxSteps));
    },
    undo: (open) => {
      const step = findStep(open);
      if (!step) throw new DeskError('noUndo');
      write(step.back, step.hashes);
      steps.splice(steps.indexOf(step), 1);
      return step.change;
    },
  };
}
