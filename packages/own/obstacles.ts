import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteFile } from '@federation/content-model/files/site-files';

/** A reason not to make the site that of another federation, and the files concerned. */
interface Obstacle {
  reason: 'noGit' | 'uncommitted' | 'issued' | 'own';
  files: string[];
}

const published = 'packages/certificates/published/keys.json';

/** Finds a reason why the command would lose something in the project. */
export function findObstacle(root: string): Obstacle | undefined {
  // Only a demonstration has the notice; without it, the site is a federation’s own.
  if (readSiteFile(root, 'settings').data['demonstrationNotice'] === undefined)
    return { reason: 'own', files: ['src/content/settings.yaml'] };
  const { keys } = JSON.parse(readFileSync(join(root, published), 'utf8')) as { keys: unknown[] };
  // Without a key, no certificate was issued.
  if (keys.length > 0) return { reason: 'issued', files: [published] };
  const args = ['-c', 'core.quotepath=false', 'status', '--porcelain'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) return { reason: 'noGit', files: [] };
  const files = stdout.split('\n').filter((line) => line !== '');
  return files.length > 0 ? { reason: 'uncommitted', files } : undefined;
}
