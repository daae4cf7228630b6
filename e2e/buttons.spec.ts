import type { Page } from '@playwright/test';
import { islandPages } from './support/island-pages.ts';
import { expect, open, test } from './support/test.ts';

for (const path of islandPages)
  test(`Every button of ${path} does something (NAV-7)`, async ({ page }) => {
    await page.addInitScript(prepare);
    await open(page, path);
    const buttons = (path === '/' ? page : page.getByRole('main')).getByRole('button');
    for (let index = 0; index < (await buttons.count()); index += 1) {
      const button = buttons.nth(index);
      // A button is exempt if its choice is already made, or if it is disabled and says that it
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
      await expect
        .poll(
          async () => (await read(page)) !== before,
          `“${label}” has an effect; otherwise take it away`,
        )
        .toBe(true);
      if (new URL(page.url()).pathname !== path) await open(page, path);
      await page.keyboard.press('Escape');
    }
  });

/** Fills the clipboard for a button that pastes, and records printing. */
function prepare() {
  window.print = () => {
    document.documentElement.dataset.printed = String(performance.now());
  };
  Object.defineProperty(navigator, 'clipboard', {
    value: { readText: () => Promise.resolve('IFSF-2026-TEST') },
  });
}

/**
 * Everything that a press could change, except the clock of an error page, which changes by itself.
 */
async function read(page: Page): Promise<string> {
  const state = await page.evaluate(() => {
    const html = document.documentElement.outerHTML.replace(/<time[\s\S]*?<\/time>/g, '');
    return `${html} ${document.querySelectorAll(':popover-open, dialog[open]').length}`;
  });
  return `${page.url()} ${state}`;
}
