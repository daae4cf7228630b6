/**
 * Builds the site with the portal beside it, and runs the main journeys in Firefox and WebKit,
 * or in the engines that are named: `npm run test:engines -- firefox`.
 */
import { spawnSync } from 'node:child_process';
import { engineNames, findMissing } from './setup/engines.ts';

const named = process.argv.slice(2);
const engines = engineNames.filter((name) => named.length === 0 || named.includes(name));
const unknown = named.filter((name) => !engineNames.some((known) => known === name));
const problems =
  unknown.length > 0
    ? [`There is no engine “${unknown.join(' ')}”. Choose from: ${engineNames.join(', ')}.`]
    : findMissing(engines);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const run = (...args: string[]) => {
  const env = { ...process.env, PORTAL_API: 'local' };
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
};
run('run', '--silent', 'build');
run('exec', '--', 'vitest', 'run', ...engines.map((engine) => `--project=${engine}`));
