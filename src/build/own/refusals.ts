import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRealAddress } from '../certificates/issuing/site.ts';
import { readSettings } from '../content/site-files.ts';

/** Why a site can’t be made that of another federation. */
export type Refusal = 'uncommitted' | 'issued' | 'live';

/**
 * Looks whether anything would be lost.
 *
 * @param root the folder of the project
 * @param office the folder with the register of certificates
 */
export function findRefusal(root: string, office: string): Refusal | undefined {
  if (isRealAddress(readSettings(root).site)) return 'live';
  if (hasIssued(root, office)) return 'issued';
  return hasChanges(root) ? 'uncommitted' : undefined;
}

function hasIssued(root: string, office: string): boolean {
  const { keys } = JSON.parse(
    readFileSync(join(root, 'src/core/certificates/published/keys.json'), 'utf8'),
  ) as { keys: unknown[] };
  return keys.length > 0 || existsSync(join(office, 'register.json'));
}

const hasChanges = (root: string) =>
  execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim() !== '';
