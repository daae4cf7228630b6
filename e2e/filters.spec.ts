import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

const path = '/about/ombudsman/orders';

const itemsOf = (page: Page) =>
  page.getByRole('main').locator('[data-outcome]').filter({ visible: true });
const outcome = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Outcome' }).getByRole('button', { name, exact: true });

test('A choice shows the items of that kind and says how many; the address, a reload, Back and the other language keep it (A11Y-6, I18N-2)', async ({
  page,
}) => {
  const status = page.getByRole('main').getByRole('status').first();
  await open(page, path);
  await expect(status).toHaveText(/^3\b/);
  await outcome(page, 'Upheld').click();
  await expect(status).toHaveText(/^1\b/);
  await expect(itemsOf(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${path}?outcome=upheld`);
  await page.reload();
  await expect(outcome(page, 'Upheld')).toHaveAttribute('aria-pressed', 'true');
  await expect(status).toHaveText(/^1\b/);
  await page.goBack();
  await expect(status).toHaveText(/^3\b/);
  await expect(outcome(page, 'Upheld')).toHaveAttribute('aria-pressed', 'false');

  await outcome(page, 'Upheld').click();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`/hi${path}?outcome=upheld`);
  await expect(status).toHaveText(/^1\b/);
});

test('A linked choice applies before the script of the filter arrives, so that nothing flashes or moves later (A11Y-6)', async ({
  page,
}) => {
  const asked = Promise.withResolvers<undefined>();
  // The script never loads. If it failed, the whole list would be shown.
  await page.route(/Filter\.[^/]*\.js/, () => asked.resolve(undefined));
  await page.goto(`${path}?outcome=upheld`);
  await asked.promise;
  await expect(itemsOf(page)).toHaveCount(1);
  await expect(itemsOf(page)).toHaveAttribute('data-outcome', 'upheld');
});
