import { expect, open, test } from './support/test.ts';

const box = /Your visits|आपकी विज़िट/;

test('The box counts visits and shows the place, looked up once; pressed, it explains them, and Escape closes it (PRIV-1)', async ({
  page,
  lookUps,
}) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: box });
  await expect(button).toContainText('1');
  await expect(button).toContainText('203.0.113.24 · Pune, India');
  await open(page, '/hi/about/ombudsman');
  await expect(button).toContainText('2');
  await open(page, '/terms');
  await expect(button).toContainText('Pune');
  expect(lookUps).toHaveLength(1);
  await button.click();
  const link = page.getByRole('link', { name: 'What this site stores' });
  await expect(link).toBeVisible();
  await expect(page.getByText('Visits from this browser')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});
