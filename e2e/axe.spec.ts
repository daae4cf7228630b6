import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { toLines, type Fault } from '../tests/support/faults.ts';
import { addedPages, specifiedPages } from '../tests/support/specified-pages.ts';
import { groups } from './support/groups.ts';
import { expect, open, test } from './support/test.ts';

/** WCAG 2.2, level AA, and all that it builds on. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface View {
  width: number;
  contrast: 'normal' | 'high';
}

const views: View[] = [
  { width: 1280, contrast: 'normal' },
  { width: 1280, contrast: 'high' },
  { width: 360, contrast: 'high' },
  { width: 360, contrast: 'normal' },
];

/**
 * The header and the footer are the same on every page. They are judged once on each page, and in
 * every view on these; in the other views of the other pages only what is theirs is judged.
 */
const judgedWhole = new Set(['/', '/about/ombudsman', '/error/404']);

/** Records of a collection share one view, so the two views that differ most are enough for each of them. */
const recordViews = views.filter((_, index) => index % 2 === 0);

const writtenPages = new Set([...specifiedPages, ...addedPages]);

// What fades or moves has no colour that could be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' }, lookUp: 'unasked' });

for (const { name, routes } of groups) {
  test(`axe finds no barrier on the pages of ${name}, on a desk and on a phone, in both contrasts (A11Y-1)`, async ({ page }) => {
    test.setTimeout(routes.length * 30_000);
    const barriers: Fault[] = [];
    for (const { path, page: name } of routes) {
      await open(page, path);
      const inViews = writtenPages.has(name) ? views : recordViews;
      for (const [index, view] of inViews.entries()) {
        const part = index === 0 || judgedWhole.has(name) ? 'html' : 'main';
        barriers.push(...(await findBarriers(page, path, view, part)));
      }
    }
    expect(toLines(barriers), 'Mend each of these; the address explains the rule').toEqual([]);
  });
}

for (const path of ['/', '/hi']) {
  test.describe(path, () => {
    test.use({ disclaimerDismissed: false });

    test(`axe finds no barrier on ${path} while the disclaimer is open (A11Y-1, A11Y-8)`, async ({ page }) => {
      test.setTimeout(60_000);
      await open(page, path);
      await expect(page.getByRole('dialog')).toBeVisible();
      const barriers: Fault[] = [];
      for (const view of views) barriers.push(...(await findBarriers(page, path, view, 'html')));
      expect(toLines(barriers), 'Mend each of these; the address explains the rule').toEqual([]);
    });
  });
}

/** The rules of axe that a part of the page breaks in a view: what is wrong, at which element, and where to read how to mend it. */
async function findBarriers(page: Page, path: string, { width, contrast }: View, part: 'html' | 'main'): Promise<Fault[]> {
  await page.setViewportSize({ width, height: 740 });
  await page.evaluate((value) => (document.documentElement.dataset.contrast = value), contrast);
  // The other mode opens a second page for each analysis, which a site without frames doesn't need.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include(part)
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, help, helpUrl, nodes }) => {
    const elements = nodes.map(({ target }) => target.join(' ')).join(' and ');
    return { what: `${id}: ${help}, at ${elements}, see ${helpUrl}`, where: `${path} at ${width} px in ${contrast} contrast` };
  });
}
