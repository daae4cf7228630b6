import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

/** More stops than any page has. */
const enough = 400;

for (const [path, width, height] of [
  ['/', 1280, 720],
  ['/hi', 320, 640],
  ['/hi/about/ombudsman', 320, 640],
] as const)
  test(`Each focused element of ${path} is visible and clearly marked at ${width} × ${height} (MOT-4)`, async ({
    page,
  }) => {
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

test('The first press of Tab finds the skip link, Enter moves the focus to the text, and Tab goes on inside it (NAV-2)', async ({
  page,
}) => {
  // A page with tabs, and one with a form in Hindi.
  for (const [path, name] of [
    ['/about/ombudsman', 'Skip to Content'],
    ['/hi/contact', 'मुख्य सामग्री पर जाएँ'],
  ] as const) {
    await open(page, path);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    const main = page.getByRole('main');
    await expect(main).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link').first()).toBeFocused();
  }
});

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
  // The outline may be on the box around the control, as with the search.
  const marked = [focused, focused.parentElement].some((element) => {
    const { outlineStyle, outlineWidth } = element
      ? getComputedStyle(element)
      : { outlineStyle: 'none', outlineWidth: '0' };
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const name = `<${focused.localName}> “${(focused.ariaLabel ?? focused.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  return { name, hidden: covered || outside, plain: !marked };
}
