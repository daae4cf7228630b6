// Runs on the Node in the PATH (20 or later), before the project’s own Node is installed.
import { spawnSync } from 'node:child_process';
import { run } from './prepare.js';

/** True on Debian or the like, if the user may install packages. */
export const canInstall = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/**
 * Installs a package of the system and says so; returns true if that succeeds. Does nothing without
 * apt-get or the rights.
 *
 * @param {string} name
 * @param {string} purpose what the package is for, as in “for …”
 */
export function installWithApt(name, purpose) {
  if (!canInstall()) return false;
  console.log(`Installing ${name} with apt-get, for ${purpose}…`);
  const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  // The list of packages may be old, or missing.
  return install() === 0 || (run('apt-get', ['update', '-qq']) === 0 && install() === 0);
}
