import { existsSync } from 'node:fs';

/** The names of the engines, as the projects of `vitest.config.ts` have them. */
export const engineNames = ['firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

const firefoxPaths = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The path of Firefox on this machine; undefined if it is not installed. */
export const findFirefox = () => firefoxPaths.find((path) => path && existsSync(path));

/**
 * The driver of WebKitGTK, which starts the browser, and the virtual screen that the browser needs.
 * Both exist only on Linux.
 */
export const webkitPaths = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };

const installed: Record<EngineName, { isThere: () => boolean; help: string }> = {
  firefox: {
    isThere: () => findFirefox() !== undefined,
    help: 'Firefox is not installed. On Debian: apt-get install firefox-esr. If yours is in an unusual place, set FIREFOX_PATH to it.',
  },
  webkit: {
    isThere: () => Object.values(webkitPaths).every((path) => existsSync(path)),
    help: 'WebKitGTK is not installed with its driver and Xvfb. On Debian: apt-get install webkit2gtk-driver xvfb. Elsewhere, run the journeys in Firefox only: npm run test:engines -- firefox',
  },
};

/** Tells the person who runs the tests, in a line for each missing engine, how to install it. */
export function findMissing(names: readonly EngineName[]): string[] {
  return names.filter((name) => !installed[name].isThere()).map((name) => installed[name].help);
}
