import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

/** More stops than any page has. */
const enough = 400;

for (const path of ['/', '/about/ombudsman', '/hi', '/hi/about/ombudsman']) {
  for (const [width, height] of [
    [1280, 720],
    [320, 640],
  ] as const) {
    test(`What has the focus on ${path} is visible and clearly marked at ${width} × ${height} (MOT-4)`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height });
      await open(page, path);
      const { stops, hidden, plain } = await tabThrough(page);
      expect(stops).toBeGreaterThan(20);
      expect(stops, 'The Tab key went round without an end').toBeLessThan(enough);
      expect(
        hidden,
        'These are wholly covered by the bar at the foot, cut off or out of the window',
      ).toEqual([]);
      expect(plain, 'These look the same with and without the focus').toEqual([]);
    });
  }
}

/**
 * Presses Tab until the focus leaves the page, and collects the stops that can't be seen or don't
 * look focused.
 */
async function tabThrough(page: Page) {
  const result = { stops: 0, hidden: [] as string[], plain: [] as string[] };
  while (result.stops < enough) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop) return result;
    result.stops += 1;
    if (stop.hidden) result.hidden.push(stop.name);
    if (stop.plain) result.plain.push(stop.name);
  }
  return result;
}

function describeFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const rect = focused.getBoundingClientRect();
  const bars = [...document.querySelectorAll('body *')].filter(
    (element) =>
      getComputedStyle(element).position === 'fixed' &&
      element.checkVisibility() &&
      !element.contains(focused),
  );
  const covered = bars.some((bar) => {
    const { top, right, bottom, left } = bar.getBoundingClientRect();
    return rect.top >= top && rect.bottom <= bottom && rect.left >= left && rect.right <= right;
  });
  const outside =
    rect.bottom <= 0 ||
    rect.top >= innerHeight ||
    rect.right <= 0 ||
    rect.left >= innerWidth ||
    rect.width * rect.height === 0;
  // The mark may be on the field around the control, as with the search box.
  const marked = [focused, focused.parentElement].some((element) => {
    const { outlineStyle, outlineWidth } = element
      ? getComputedStyle(element)
      : { outlineStyle: 'none', outlineWidth: '0' };
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const name = `<${focused.localName}> “${(focused.ariaLabel ?? focused.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  return { name, hidden: covered || outside, plain: !marked };
}
