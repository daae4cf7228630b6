import type { Page } from '@playwright/test';
import { verifierAddress } from '../support/certificates.ts';
import { hostilePdfs } from '../support/files.ts';
import { expect, open, test } from '../support/test.ts';

/** The speed of the device decides between these. */
const outcome = /takes too long to read|We could not read a QR code in this file/;

async function upload(page: Page, buffer: Buffer) {
  await page
    .getByLabel('Certificate file')
    .setInputFiles({ name: 'hostile.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Process Certificate' }).click();
}

/** The longest time in which the page did not respond during an action, in milliseconds. */
function watchPauses(page: Page) {
  return page.evaluate(() => {
    let last = performance.now();
    Object.assign(window, { longestPause: 0 });
    setInterval(() => {
      const now = performance.now();
      Object.assign(window, {
        longestPause: Math.max(
          (window as unknown as { longestPause: number }).longestPause,
          now - last,
        ),
      });
      last = now;
    }, 20);
  });
}

for (const name of Object.keys(hostilePdfs) as (keyof typeof hostilePdfs)[]) {
  test(`a PDF that would take all memory or never end gets its message, and the page answers meanwhile: ${name} (CERT-8)`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const buffer = hostilePdfs[name]();
    expect(buffer.length, 'The file is one that the size limit lets through').toBeLessThan(
      5 * 1024 * 1024,
    );
    await open(page, verifierAddress('upload'));
    await watchPauses(page);
    await upload(page, buffer);
    await expect(page.getByText(outcome).first()).toBeVisible({ timeout: 120_000 });
    const pause = await page.evaluate(
      () => (window as unknown as { longestPause: number }).longestPause,
    );
    expect(pause, 'The page did not answer for this long').toBeLessThan(2000);
    await expect(page.getByRole('button', { name: 'Process Certificate' })).toBeEnabled();
  });
}

test('Cancel ends the reading of a hostile file at once', async ({ page }) => {
  await open(page, verifierAddress('upload'));
  await upload(page, hostilePdfs.nestedForms());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Process Certificate' })).toBeEnabled();
});
