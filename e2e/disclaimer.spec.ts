import { expect, open, test, untilReady } from './support/test.ts';

test.use({ disclaimerDismissed: false });

test('On entering the site the disclaimer opens, and its button closes it for the session (A11Y-8)', async ({
  page,
}) => {
  await open(page, '/hi');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.reload();
  await dialog.getByRole('button', { name: 'मैंने समझ लिया' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await untilReady(page);
  await expect(dialog).toBeHidden();
});

test('The disclaimer traps the focus, Escape closes it, and nothing behind it can be reached (A11Y-8)', async ({
  page,
}) => {
  await open(page, '/');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    // The focus may leave for the browser's own window between two rounds.
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to Content' })).toBeFocused();
});
