import { expect, open, test } from './support/test.ts';

for (const { path, first, second, last } of [
  { path: '/about/ombudsman', first: 'Overview', second: 'Ombudsman Profile', last: 'Complaint Redressal' },
  { path: '/hi/about/legal', first: 'परिचय', second: 'निर्णय', last: 'विधिक राय' },
]) {
  test(`The tabs of ${path} follow the arrow keys, Home and End, and stand in the address (A11Y-5)`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('tab', { name: first, exact: true })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: first, exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: second, exact: true })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: second })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel', { name: last })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    expect(new URL(page.url()).hash).not.toBe('');
    await page.keyboard.press('Home');
    await expect(page.getByRole('tabpanel', { name: first })).toBeVisible();
  });
}

test('The tab that the address names is shown at once, after a reload and after Back (A11Y-5)', async ({ page }) => {
  await open(page, '/about/ombudsman#rules');
  const rules = page.getByRole('tabpanel', { name: 'Rules' });
  await expect(rules).toBeVisible();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Orders' })).toBeVisible();
  await page.goBack();
  await expect(rules).toBeVisible();
  await page.goto('/about/ombudsman#orders');
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Orders' })).toBeVisible();
});

test('The panel repeats the label of its tab as a heading (A11Y-5)', async ({ page }) => {
  await open(page, '/about/legal');
  for (const name of ['Overview', 'Judgments', 'Legal Opinions']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test('Skipping to the content leaves the chosen tab alone', async ({ page }) => {
  await open(page, '/about/ombudsman');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'Skip to Content' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Rules' })).toBeVisible();
});

test('In print every panel is shown', async ({ page }) => {
  await open(page, '/about/legal');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Overview', 'Judgments', 'Legal Opinions']) {
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
  }
});
