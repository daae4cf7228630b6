import type { CDPSession, Page } from '@playwright/test';
import { launchPhone, phone } from './phone.ts';
import { readFonts, readShifts, type PageShift } from './page-measures.ts';
import type { SecureSite } from './secure-site.ts';

/** A first visit as the visitor sees it, in milliseconds from the start. */
export interface FirstVisit {
  firstPaint: number;
  largestPaint: number;
  /** All titles have the font of the brand; Infinity if they never do. */
  titles: number;
  /** The same for the text. */
  text: number;
  /** The sum of all layout shifts. CLS counts the worst session only, so it is never more. */
  shift: number;
  /** Changes after `settledBy`: fonts that arrive and things that move. */
  lateChanges: string[];
  /** Time beyond 50 ms, summed over all tasks. */
  blocked: number;
}

/** Length of a visit. */
const observed = 10_000;
/** The page must not change any more from here on. */
const settledBy = 1500;

/** 1.6 Mbit/s, with a round trip of 150 ms. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
};

/**
 * A first visit with a slow line and a quarter of the processor’s speed, in a browser of its own.
 *
 * @param isFloor blocks the files of scripts and fonts, to compare the page with
 */
export async function observeFirstVisit(
  site: SecureSite,
  path: string,
  { isFloor = false } = {},
): Promise<FirstVisit> {
  const browser = await launchPhone(site);
  try {
    const page = await browser.newPage(phone);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    if (isFloor) await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.woff2'] });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watchPage);
    await page.goto(`${site.origin}${path}`);
    await page.waitForTimeout(observed - (await page.evaluate(() => performance.now())));
    return await readVisit(page, session);
  } finally {
    await browser.close();
  }
}

/** `watchPage` leaves this in the page. */
interface Watched {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  fonts: { family: string; at: number }[];
}

/** Records paints, fonts and tasks. Runs in the page, before anything else. */
function watchPage(): void {
  const watched: Watched = { firstPaint: NaN, largestPaint: NaN, blocked: 0, fonts: [] };
  Object.assign(window, { watched });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (watched.largestPaint = startTime));
  observe('longtask', ({ duration }) => (watched.blocked += duration - 50));

  const known = new Set<FontFace>();
  const followFonts = () => {
    for (const face of document.fonts) {
      if (known.has(face)) continue;
      known.add(face);
      const note = () =>
        requestAnimationFrame((at) => watched.fonts.push({ family: face.family, at }));
      // A font that fails to load changes nothing.
      face.loaded.then(note, () => undefined);
    }
  };
  for (const event of ['loading', 'loadingdone'])
    document.fonts.addEventListener(event, followFonts);
}

async function readVisit(page: Page, session: CDPSession): Promise<FirstVisit> {
  const { fonts, ...times } = await page.evaluate<Watched>('watched');
  const shifts = await page.evaluate(readShifts);
  const toTime = async (selector: string) => {
    const family = await page.locator(selector).first().evaluate(readFamily);
    const drawn = await readFonts(session, selector);
    return drawn.some((name) => name.endsWith('(system)'))
      ? Infinity
      : Math.max(
          times.firstPaint,
          ...fonts.filter((font) => toName(font.family) === family).map(({ at }) => at),
        );
  };
  return {
    ...times,
    titles: await toTime('h1'),
    text: await toTime('main p'),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    lateChanges: [
      ...fonts.filter(({ at }) => at > settledBy).map(showFont),
      ...shifts.filter(({ at }) => at > settledBy).map(showShift),
    ],
  };
}

/** The first font in an element’s font list. Runs in the page. */
const readFamily = (element: Element) =>
  getComputedStyle(element).fontFamily.split(',')[0]?.replace(/^"|"$/g, '');

const toName = (family: string) => family.replace(/^"|"$/g, '');

const showFont = ({ family, at }: Watched['fonts'][number]) =>
  `${toName(family)} at ${Math.round(at)} ms`;

const showShift = ({ value, at, moved }: PageShift) =>
  `shift of ${value.toFixed(4)} at ${Math.round(at)} ms: ${moved.join(', ')}`;
