// Runs on the Node in the PATH (20 or later), before the project’s own Node is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stamp = 'node_modules/.installed-lockfile';

const toOptions = () => ({
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  shell: process.platform === 'win32',
});

/**
 * Runs a command, shows its output and returns its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { ...toOptions(), stdio: 'inherit' });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status ?? 1;
}

/** @type {(name: string, args: string[]) => string[]} */
const toArgs = (name, args) => [
  'run',
  '--silent',
  name,
  ...(args.length > 0 ? ['--', ...args] : []),
];

/**
 * Runs an npm script of the project on the project’s own Node.
 *
 * @param {string} name
 * @param {string[]} args
 */
export function runScript(name, args = []) {
  return run('npm', toArgs(name, args));
}

/**
 * Starts an npm script; resolves to its exit code, and to its output if that is not shown.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, isShown?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function startScript(name, args = [], { env = {}, isShown = false } = {}) {
  const options = toOptions();
  return new Promise((resolve) => {
    const child = spawn('npm', toArgs(name, args), {
      ...options,
      env: { ...options.env, ...env },
      stdio: isShown ? 'inherit' : 'pipe',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part) => (output += part));
    child.on('error', ({ message }) =>
      resolve({ code: 1, output: `npm could not be started: ${message}` }),
    );
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Exits with a message that says how to go on. */
export function stop(/** @type {string} */ message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Installs the packages in the lockfile, unless they are installed already. */
export function installPackages() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20)
    stop(
      `Node 20 or later is required; this is Node ${process.versions.node}. Get it at https://nodejs.org`,
    );
  const lockfile = readFileSync('package-lock.json', 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  console.log('Installing packages…');
  if (run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
    stop(
      'The packages could not be installed. Check the network connection and run the command again.',
    );
  }
  if (
    !existsSync(join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node'))
  ) {
    stop(
      `The packages do not include Node for ${process.platform} ${process.arch}. Install Node 26 and run the command again.`,
    );
  }
  writeFileSync(stamp, lockfile);
}
