import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, stop } from './prepare.js';

/** Has no windows at all, so that the tests need less than half the time of the processor. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const candidates = [
  process.env.CHROME_PATH,
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of Chrome or Chromium on this machine; undefined if neither is installed. */
export function findBrowser() {
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Finds a browser for the tests, or installs one with apt-get if possible, and returns its path.
 * Beside a full browser the headless shell is installed, too, where apt-get has it; otherwise the
 * full browser will do.
 */
export function installBrowser() {
  const found = findBrowser();
  if (found && [process.env.CHROME_PATH, headlessShell].includes(found)) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium for the tests…');
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    if (found) spawnSync('apt-get', [...install, 'chromium-headless-shell']);
    else {
      run('apt-get', ['update', '-qq']);
      // Older releases of Debian have only the full browser.
      for (const name of ['chromium-headless-shell', 'chromium'])
        if (run('apt-get', [...install, name]) === 0) break;
    }
  }
  const installed = findBrowser();
  if (!installed)
    stop(
      'The tests need Chrome or Chromium. Install one of them, or set CHROME_PATH to its path, and run `npm test` again.',
    );
  return installed;
}
