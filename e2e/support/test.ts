import { test as base, type Page, type Route } from '@playwright/test';
import { settings } from '../../src/data/settings.ts';
import { untilReady } from '../../scripts/setup/until-ready.ts';
import { answerPortal, isPortal, type PortalCall } from './portal.ts';

export { expect } from '@playwright/test';
export { untilReady } from '../../scripts/setup/until-ready.ts';

/** The only other site that pages may call: it tells the tracker the visitor’s location. */
const lookUpOrigin = new URL(settings.visitorLookup.url).origin;

/** True for a request for the visitor’s location. */
export const isLookUp = (url: string) => new URL(url).origin === lookUpOrigin;

/** Default response of the look-up. */
const visitor = { ip: '203.0.113.24', city: 'Pune', region: 'Maharashtra', country_name: 'India' };

/** Storage key by which the disclaimer remembers that it was dismissed. */
const disclaimerKey = 'site.disclaimer';

interface TestOptions {
  /** Dismisses the disclaimer before the first page; set it to false to meet the disclaimer. */
  disclaimerDismissed: boolean;
  /**
   * `answer` answers the look-up of the visitor’s location; `unasked` prevents it, as the browser
   * asks for privacy. Tests that open many pages use `unasked`: nothing intercepts the requests
   * then, so the browser is faster and may use its cache.
   */
  lookUp: 'answer' | 'unasked';
  /** Errors on the console that a test causes on purpose. */
  expectedErrors: RegExp[];
}

interface Fixtures {
  /** The addresses of the look-ups that the page has made. */
  lookUps: string[];
  /** The page's calls to the portal, which the one beside the site answers. */
  portalCalls: PortalCall[];
}

/**
 * A test whose page may reach only the site itself. It fails on an error on the console, an
 * exception, a violation of the content security policy, or a request to another origin.
 */
export const test = base.extend<TestOptions & Fixtures>({
  disclaimerDismissed: [true, { option: true }],
  lookUp: ['answer', { option: true }],
  expectedErrors: [[], { option: true }],

  // Playwright insists on a destructuring pattern, even without another fixture.
  lookUps: async ({}, use) => {
    await use([]);
  },

  portalCalls: async ({}, use) => {
    await use([]);
  },

  page: async (
    { page, baseURL, disclaimerDismissed, lookUp, lookUps, portalCalls, expectedErrors },
    use,
    info,
  ) => {
    const problems = watch(page, expectedErrors);
    const isForeign = (url: URL) => url.protocol.startsWith('http') && url.origin !== baseURL;
    if (lookUp === 'unasked') {
      await page.addInitScript(askForPrivacy);
      page.on('request', (request) => {
        if (isForeign(new URL(request.url()))) problems.push(toForeignProblem(request.url()));
      });
    } else {
      await page.route(isForeign, (route) => answerForeign(route, { lookUps, problems }));
      await page.route(isPortal, (route) => answerPortal(route, baseURL ?? '', portalCalls));
    }
    await page.addInitScript(reportViolations);
    if (disclaimerDismissed) await page.addInitScript(dismissDisclaimer, disclaimerKey);
    await use(page);
    // A failed test has reported enough.
    if (info.status === info.expectedStatus && problems.length > 0) {
      throw new Error(
        `The page worked, but not cleanly. Fix what caused:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
      );
    }
  },
});

/** Loads a page and waits until its islands work. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await untilReady(page);
  return response;
}

/**
 * The browser skips the animation between two pages if the second one is ready too early, which
 * does no harm.
 */
const skippedTransition = /Transition was (aborted|skipped)/;

function watch(page: Page, expected: RegExp[]): string[] {
  const problems: string[] = [];
  const add = (problem: string) => {
    if (![...expected, skippedTransition].some((pattern) => pattern.test(problem)))
      problems.push(problem);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') add(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => add(`${page.url()}: ${error.message}`));
  return problems;
}

async function answerForeign(
  route: Route,
  { lookUps, problems }: { lookUps: string[]; problems: string[] },
) {
  const url = route.request().url();
  if (!isLookUp(url)) {
    problems.push(toForeignProblem(url));
    return route.abort();
  }
  lookUps.push(url);
  return route.fulfill({ json: visitor, headers: { 'Access-Control-Allow-Origin': '*' } });
}

const toForeignProblem = (url: string) =>
  `a request to another site, ${url}. Serve it from this one, or leave it out`;

function askForPrivacy() {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}

function reportViolations() {
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      console.error(
        `blocked by the content security policy: ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`,
      );
    },
  );
}

function dismissDisclaimer(key: string) {
  try {
    sessionStorage.setItem(key, 'dismissed');
  } catch {
    // A page without an origin has no storage, and no disclaimer either.
  }
}
