import { watch } from 'node:fs';

/**
 * How long after a save nothing else must be saved, so that one save of an editor is one check. In
 * milliseconds.
 */
const quiet = 150;

/** Does something now and after every change below a folder, until the process ends. */
export function watchFolder(folder: string, act: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(act, quiet);
  });
  act();
}
