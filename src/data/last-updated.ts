import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { toIndianDay } from '@federation/base/indian-day';
import { memoize } from '@federation/base/memoize';

/**
 * The day in India of the newest change to the content: that of the last commit, or of the newest
 * file where the site is built without its history.
 */
export const getLastUpdated = memoize((root: string = process.cwd()): string =>
  toIndianDay(fromHistory(root) ?? fromFiles(join(root, 'src/content'))),
);

function fromHistory(root: string): Date | undefined {
  try {
    const moment = execFileSync('git', ['log', '-1', '--format=%cI', '--', 'src/content'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return moment ? new Date(moment) : undefined;
  } catch {
    return undefined;
  }
}

function fromFiles(folder: string): Date {
  const times = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(folder, name)).mtimeMs,
  );
  return new Date(Math.max(...times));
}
