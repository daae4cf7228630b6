import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { toLines, type Fault } from './support/faults.ts';
import { addedPages, groups, specifiedPages } from './support/routes.ts';
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

/** Records of a collection share one view, so the two views that differ most are enough for each of them. */
const recordViews = views.filter((_, index) => index % 2 === 0);

const writtenPages = new Set([...specifiedPages, ...addedPages]);

// What fades or moves has no colour that could be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, routes } of groups) {
  test(`axe finds no barrier on the pages of ${name}, on a desk and on a phone, in both contrasts (A11Y-1)`, async ({ page }) => {
    test.setTimeout(routes.length * 30_000);
    const barriers: Fault[] = [];
    for (const { path, page: name } of routes) {
      await open(page, path);
      barriers.push(...(await findBarriers(page, path, writtenPages.has(name) ? views : recordViews)));
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
      expect(toLines(await findBarriers(page, path, views)), 'Mend each of these; the address explains the rule').toEqual([]);
    });
  });
}

/** The rules of axe that the page breaks in some views: what is wrong, at which element, and where to read how to mend it. */
async function findBarriers(page: Page, path: string, inViews: readonly View[]): Promise<Fault[]> {
  const barriers: Fault[] = [];
  for (const { width, contrast } of inViews) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((value) => (document.documentElement.dataset.contrast = value), contrast);
    // The other mode opens a second page for each analysis, which a site without frames doesn't need.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(tags)
      .setLegacyMode();
    for (const { id, help, helpUrl, nodes } of (await axe.analyze()).violations) {
      const elements = nodes.map(({ target }) => target.join(' ')).join(' and ');
      barriers.push({ what: `${id}: ${help}, at ${elements}, see ${helpUrl}`, where: `${path} at ${width} px in ${contrast} contrast` });
    }
  }
  return barriers;
}
