import type { Page } from '@playwright/test';
import { readTags, routes, type Route } from '../tests/support/built-site.ts';
import { expect, open, test } from './support/test.ts';

/**
 * The islands in the text of a page. The one button of a text that is outside them, which shares
 * the page, is on every page.
 */
function islandsOf(route: Route): string {
  const main = readTags(route).find(({ name }) => name === 'main');
  const names = main?.tags.flatMap(({ attributes }) => attributes['component-export'] ?? []) ?? [];
  return [...new Set(names)].sort().join(', ');
}

/**
 * For each language, the home page for what is on every page, and a page for each set of islands
 * that a text can have.
 */
const sample = routes.filter(
  (route, index) =>
    route.page === '/' ||
    routes.findIndex(
      (other) => other.language === route.language && islandsOf(other) === islandsOf(route),
    ) === index,
);

for (const { path, page: name } of sample) {
  test(`Every button of ${path} does something (NAV-7)`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.addInitScript(fillClipboard);
    await open(page, path);
    const idle: string[] = [];
    const buttons = (name === '/' ? page : page.getByRole('main')).getByRole('button');
    for (let index = 0; index < (await buttons.count()); index += 1) {
      const button = buttons.nth(index);
      // A choice that is already made has nothing left to do, and what is switched off says that it
      // does nothing yet.
      if (
        await button.evaluate(
          (element: HTMLButtonElement) => element.ariaPressed === 'true' || element.disabled,
        )
      )
        continue;
      const label = await button.evaluate(
        (element) => element.ariaLabel ?? element.textContent.trim(),
      );
      const before = await read(page);
      await button.click();
      const changed = await expect
        .poll(() => read(page), { timeout: 2000, intervals: [20, 50, 100] })
        .not.toBe(before)
        .then(
          () => true,
          () => false,
        );
      if (!changed) idle.push(label);
      if (new URL(page.url()).pathname !== path) await open(page, path);
      await page.keyboard.press('Escape');
    }
    expect(idle, 'Give these buttons an effect, or take them away').toEqual([]);
  });
}

/** What a button that pastes finds. */
function fillClipboard() {
  Object.defineProperty(navigator, 'clipboard', {
    value: { readText: () => Promise.resolve('IFSF-2026-TEST') },
  });
}

/** All that a press could change, without the clock of an error page, which changes on its own. */
async function read(page: Page): Promise<string> {
  const state = await page.evaluate(() => {
    const html = document.documentElement.outerHTML.replace(/<time[\s\S]*?<\/time>/g, '');
    return `${html} ${document.querySelectorAll(':popover-open, dialog[open]').length}`;
  });
  return `${page.url()} ${state}`;
}
