import { join } from 'node:path';
import type { Hashes, LastChange } from '../../core/desk.ts';
import { readSite, type Site } from '../content-check/context.ts';
import { hashOf, sweepUnfinished, writeChanges, type Changes } from './content-files.ts';
import { DeskError } from './desk-error.ts';

/** How many changes can be taken back. */
const maxSteps = 50;

/**
 * The desk of one project: what it has read of the content, and the changes that can be taken back.
 */
export interface Desk {
  readonly root: string;
  readonly contentFolder: string;
  /** Everything that staff edit, as it is on disk. */
  getSite: () => Site;
  /** To be called when something below `src/content` has changed. */
  forget: () => void;
  /** Writes changes and remembers how to take them back. */
  write: (changes: Changes, hashes: Hashes, change: LastChange) => void;
  /** What `undo` would take back, if anything. */
  lastChange: () => LastChange | undefined;
  /**
   * Takes the last change back, and returns which it was.
   *
   * @throws {DeskError} when there is none, or when a file has changed since
   */
  undo: () => LastChange;
}

/** @param root the folder of the project */
export function createDesk(root: string): Desk {
  const contentFolder = join(root, 'src/content');
  sweepUnfinished(contentFolder);
  let site: Site | undefined;
  const steps: { back: Changes; hashes: Hashes; change: LastChange }[] = [];
  const forget = () => (site = undefined);
  const write = (changes: Changes, hashes: Hashes): { back: Changes; hashes: Hashes } => {
    const back = writeChanges(contentFolder, changes, hashes);
    forget();
    return {
      back,
      hashes: Object.fromEntries([...changes].map(([path, content]) => [path, hashOf(content)])),
    };
  };
  return {
    root,
    contentFolder,
    forget,
    getSite: () => (site ??= readSite(root, contentFolder)),
    lastChange: () => steps.at(-1)?.change,
    write: (changes, hashes, change) => {
      if (changes.size > 0) steps.push({ ...write(changes, hashes), change });
      steps.splice(0, steps.length - maxSteps);
    },
    undo: () => {
      const step = steps.at(-1);
      if (!step) throw new DeskError('noUndo');
      write(step.back, step.hashes);
      steps.pop();
      return step.change;
    },
  };
}
