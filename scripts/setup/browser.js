// Runs on the Node in the PATH (20 or later), before the project’s own Node is installed.
import { existsSync } from 'node:fs';
import { installWithApt } from './apt.js';

/** Has no windows at all, so the tests need less than half of the processor time. */
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
 * Finds a browser for the tests, or installs one with apt-get if possible, and names it in
 * `CHROME_PATH`. Beside a full browser the headless shell is installed, too, where apt-get has it;
 * otherwise the full browser will do.
 *
 * @returns what this machine lacks; undefined where there is a browser
 */
export function prepareBrowser() {
  const found = findBrowser();
  if (!found || ![process.env.CHROME_PATH, headlessShell].includes(found)) {
    // Older releases of Debian have only the full browser.
    const names = ['chromium-headless-shell', ...(found ? [] : ['chromium'])];
    for (const name of names) if (installWithApt(name, 'the tests in the browser')) break;
  }
  const browser = findBrowser();
  if (!browser) return 'Chrome or Chromium: install one of them, or set CHROME_PATH to its path';
  process.env.CHROME_PATH = browser;
  return undefined;
}
