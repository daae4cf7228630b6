import { expect, open, test } from './support/test.ts';

test('The search box of a page opens the results, keeps the word and says how much was found (SRCH-1)', async ({ page }) => {
  await open(page, '/contact');
  const box = page.getByRole('searchbox', { name: 'Search this site' });
  await box.fill('ombudsman');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=ombudsman');
  await expect(box).toHaveValue('ombudsman');
  const results = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ visible: true, hasText: /ombudsman/i });
  await expect(page.getByRole('status')).toHaveText(/^\d+ found/);
  await expect(results.filter({ has: page.getByRole('link', { name: 'Ombudsman', exact: true }) }).first()).toBeVisible();
  await results.getByRole('link', { name: 'Ombudsman', exact: true }).first().click();
  await expect(page).toHaveURL('/about/ombudsman');
});

test('The button of the search box works as the Enter key does, and Hindi stays in Hindi (SRCH-2)', async ({ page }) => {
  await open(page, '/hi');
  await page.getByRole('searchbox', { name: 'इस साइट में खोजें' }).fill('लोकपाल');
  await page.getByRole('search').getByRole('button', { name: 'खोजें' }).click();
  await expect(page).toHaveURL(/\/hi\/search\?q=/);
  await page.getByRole('main').getByRole('link', { name: 'लोकपाल', exact: true }).first().click();
  await expect(page).toHaveURL('/hi/about/ombudsman');
});

test('Where nothing is found, the page offers other ways (SRCH-2)', async ({ page }) => {
  await open(page, '/search?q=xyzzy');
  await expect(page.getByRole('status')).toContainText('xyzzy');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Site map' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact us' })).toBeVisible();
});

test('What is searched for is shown as text, never as markup', async ({ page }) => {
  const query = '<img src=x onerror=alert(1)>';
  await open(page, `/search?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('status')).toContainText(query);
  await expect(page.getByRole('searchbox')).toHaveValue(query);
});
