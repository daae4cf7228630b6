import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRealAddress } from '../certificates/issuing/site.ts';
import { readSiteFile } from '../content/site-files.ts';

/** Why a site can’t be made that of another federation. */
type Reason = 'noGit' | 'uncommitted' | 'issued' | 'live';

interface Refusal {
  reason: Reason;
  /** What it is about: files that are not committed. */
  files: string[];
}

/**
 * Looks whether anything would be lost.
 *
 * @param root the folder of the project
 */
export function findRefusal(root: string): Refusal | undefined {
  const because = (reason: Reason, files: string[] = []) => ({ reason, files });
  // Not by the schema, which refuses the settings of a demonstration at a real address.
  if (isRealAddress(String(readSiteFile(root, 'settings').data['site']))) return because('live');
  if (hasKey(root)) return because('issued');
  const changes = findChanges(root);
  if (changes === undefined) return because('noGit');
  return changes.length > 0 ? because('uncommitted', changes) : undefined;
}

/** Whether certificates may have been issued: each is signed with a key of the project. */
function hasKey(root: string): boolean {
  const { keys } = JSON.parse(
    readFileSync(join(root, 'src/core/certificates/published/keys.json'), 'utf8'),
  ) as { keys: unknown[] };
  return keys.length > 0;
}

/** The files that Git has to ask about; undefined where it keeps none. */
function findChanges(root: string): string[] | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['-c', 'core.quotepath=false', 'status', '--porcelain'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}
