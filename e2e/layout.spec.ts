import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { toLines, type Fault } from '../tests/support/faults.ts';
import { groups } from './support/groups.ts';
import { expect, open, test } from './support/test.ts';

// Many pages are opened here; the look-up has tests of its own.
test.use({ lookUp: 'unasked' });

/** Header and footer are the same on every page, so they are measured on these; on the others, the content and the page as a whole. */
const measuredWhole = new Set(['/', '/error/404']);

for (const { name, routes } of groups) {
  test(`The pages of ${name} fit on 320 px with normal and with large text (A11Y-2, A11Y-3)`, async ({ page }) => {
    test.setTimeout(routes.length * 10_000);
    await page.setViewportSize({ width: 320, height: 640 });
    const faults: Fault[] = [];
    for (const { path, page: name } of routes) {
      await open(page, path);
      for (const size of ['normal', 'large']) {
        await page.evaluate((value) => (document.documentElement.dataset.textSize = value), size);
        const found = await page.evaluate(findOverflow, measuredWhole.has(name) ? 'body' : 'main');
        faults.push(...found.map((what) => ({ what, where: `${path} with ${size} text` })));
      }
    }
    expect(toLines(faults)).toEqual([]);
  });
}

for (const { path, name } of [
  { path: '/membership/become', name: 'Comparison of the membership tiers' },
  { path: '/hi/membership/become', name: 'सदस्यता श्रेणियों की तुलना' },
]) {
  test(`The tier table of ${path} is scrolled with the arrow keys, and the page stays where it is (A11Y-2)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    const region = page.getByRole('region', { name });
    await region.focus();
    await expect(region).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
}

for (const path of ['/', '/about/ombudsman', '/membership/become', '/error/404', '/hi', '/hi/about/ombudsman']) {
  for (const width of [320, 1280]) {
    test(`Whatever can be pressed on ${path} is large enough, or far enough from its neighbours, at ${width} px (MOT-6)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, path);
      const { violations, passes } = await new AxeBuilder({ page }).withRules(['target-size']).setLegacyMode().analyze();
      expect(passes.flatMap(({ nodes }) => nodes).length, 'The rule has looked at something').toBeGreaterThan(10);
      const small = violations.flatMap(({ nodes }) =>
        nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
      );
      expect(small, 'Give these 24 × 24 px, or more room around them').toEqual([]);
    });
  }
}

test('A page at 200 % zoom with the largest text can still be used (A11Y-3)', async ({ page }) => {
  await setZoomed(page);
  await open(page, '/');
  await page.getByRole('button', { name: 'Larger text' }).click();
  expect(await page.evaluate(findOverflow, 'body')).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

/** A window of 1280 × 800 at 200 % has half as many CSS pixels. */
function setZoomed(page: Page) {
  return page.setViewportSize({ width: 640, height: 400 });
}

/** What is wider than the window or cut off at its side. The tier table alone may scroll, in a region that has a name and takes the focus. */
function findOverflow(part: string): string[] {
  const show = (element: Element) => `<${element.localName}> “${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const isTable = (element: HTMLElement) =>
    element.role === 'region' && element.tabIndex === 0 && (element.ariaLabel ?? '') !== '' && element.querySelector('table') !== null;
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push('the page scrolls sideways');
  const reported: HTMLElement[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(`${part} *`)) {
    if (!element.checkVisibility() || reported.some((ancestor) => ancestor.contains(element))) continue;
    const { overflowX, clipPath } = getComputedStyle(element);
    // Text for screen readers alone takes no room.
    if (clipPath === 'inset(50%)') continue;
    const tooWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
    if (/auto|scroll/.test(overflowX) && tooWide) {
      if (!isTable(element)) faults.push(`only the tier table may scroll sideways, not ${show(element)}`);
      reported.push(element);
    } else if (element.closest('main') && element.textContent.trim() !== '' && element.clientWidth > 1) {
      const { right, left } = element.getBoundingClientRect();
      const cutOff = /hidden|clip/.test(overflowX) && tooWide;
      const beyond = right > clientWidth + 1 || left < -1;
      if (cutOff) faults.push(`text is cut off in ${show(element)}`);
      else if (beyond) faults.push(`${show(element)} reaches beyond the edge of the window`);
      if (cutOff || beyond) reported.push(element);
    }
  }
  return faults;
}
