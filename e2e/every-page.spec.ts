import type { Page } from '@playwright/test';
import type { Route } from '../tests/support/built-site.ts';
import { toLines, type Fault } from '../tests/support/faults.ts';
import { addedPages, specifiedPages } from '../tests/support/specified-pages.ts';
import { colourRules, runAxe, setContrast } from './support/axe.ts';
import { groups } from './support/groups.ts';
import { findOverflow } from './support/overflow.ts';
import { expect, open, test } from './support/test.ts';

interface View {
  width: number;
  contrast: 'normal' | 'high';
  /** All of WCAG 2.2, level AA, when left out. */
  rules?: string[];
}

/** What another contrast changes is judged again; the rest is the same as before at that width. */
const views: View[] = [
  { width: 1280, contrast: 'normal' },
  { width: 1280, contrast: 'high', rules: colourRules },
  { width: 360, contrast: 'normal' },
  { width: 360, contrast: 'high', rules: colourRules },
];

/**
 * Records of a collection share one view, so the two views that differ most are enough for each of
 * them.
 */
const recordViews: View[] = [
  { width: 1280, contrast: 'normal' },
  { width: 360, contrast: 'high' },
];

/**
 * The header and the footer are the same on every page. They are judged once on each page, and in
 * every view on these; in the other views of the other pages only their own content is judged.
 */
const judgedWhole = new Set(['/', '/about/ombudsman', '/error/404']);

const ownViews = new Set([...specifiedPages, ...addedPages]);

// What fades or moves has no colour that could be measured. Many pages are opened here; the look-up
// has tests of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' }, lookUp: 'unasked' });

// One visit serves all three questions, as loading a page takes longer than judging it.
for (const { name, routes } of groups) {
  test(`The pages of ${name} have no barrier on a desk and on a phone, in both contrasts, fit on 320 px and run without an error (A11Y-1, A11Y-2, A11Y-3, PRIV-1, SEC-1)`, async ({
    page,
  }) => {
    test.setTimeout(routes.length * 30_000);
    const faults: Fault[] = [];
    for (const route of routes) {
      await open(page, route.path);
      faults.push(...(await findBarriers(page, route)), ...(await findWhatDoesNotFit(page, route)));
    }
    expect(toLines(faults)).toEqual([]);
  });
}

async function findBarriers(page: Page, { path, page: name }: Route): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [index, { width, contrast, rules }] of (ownViews.has(name)
    ? views
    : recordViews
  ).entries()) {
    await page.setViewportSize({ width, height: 740 });
    await setContrast(page, contrast);
    const { barriers } = await runAxe(page, {
      part: index === 0 || judgedWhole.has(name) ? 'html' : 'main',
      rules,
    });
    faults.push(
      ...barriers.map((what) => ({
        what,
        where: `${path} at ${width} px in ${contrast} contrast`,
      })),
    );
  }
  return faults;
}

/**
 * Looks at the text of a page, and whether the page as a whole scrolls; `layout.spec.ts` looks at
 * header and footer.
 */
async function findWhatDoesNotFit(page: Page, { path }: Route): Promise<Fault[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const faults: Fault[] = [];
  for (const size of ['normal', 'large']) {
    await page.evaluate((value) => (document.documentElement.dataset.textSize = value), size);
    const found = await findOverflow(page, 'main');
    faults.push(...found.map((what) => ({ what, where: `${path} at 320 px with ${size} text` })));
  }
  return faults;
}
