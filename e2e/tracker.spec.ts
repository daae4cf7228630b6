import { settings } from '../src/data/settings.ts';
import { expect, open, test } from './support/test.ts';

const box = /Your visits|आपकी विज़िट/;

const { mode } = settings.visitorLookup;

test('Each page load counts as one visit, in both languages', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('button', { name: box })).toContainText('1');
  await open(page, '/hi/about/ombudsman');
  await expect(page.getByRole('button', { name: box })).toContainText('2');
});

test('The place is looked up once a visit and shown beside the count (PRIV-1)', async ({
  page,
  lookUps,
}) => {
  test.skip(
    mode !== 'automatic',
    'The settings do not let the place be looked up without being asked.',
  );
  await open(page, '/');
  await expect(page.getByRole('button', { name: box })).toContainText('203.0.113.24 · Pune, India');
  await open(page, '/terms');
  await expect(page.getByRole('button', { name: box })).toContainText('Pune');
  expect(lookUps).toHaveLength(1);
});

test('Pressing the box explains the figures, and Escape closes it', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: box }).click();
  const link = page.getByRole('link', { name: 'What this site stores' });
  await expect(link).toBeVisible();
  await expect(page.getByText('Visits from this browser')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test.describe('when the look-up is refused', () => {
  test.use({ lookUp: 'refuse', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the count still works, and only the console shows the failure', async ({ page }) => {
    test.skip(
      mode !== 'automatic',
      'The settings do not let the place be looked up without being asked.',
    );
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await open(page, '/');
    await warned;
    await expect(page.getByRole('button', { name: box })).toContainText('1');
    await page.getByRole('button', { name: box }).click();
    await expect(page.getByText('not known').first()).toBeVisible();
  });
});

test('Where the settings ask for it, the place is looked up only when the visitor wants it (PRIV-1)', async ({
  page,
  lookUps,
}) => {
  test.skip(mode !== 'on-request', 'The settings look the place up automatically, or never.');
  await open(page, '/');
  await page.getByRole('button', { name: box }).click();
  expect(lookUps).toEqual([]);
  await page.getByRole('button', { name: 'Look up my address' }).click();
  await expect(page.getByRole('button', { name: box })).toContainText('203.0.113.24 · Pune, India');
  expect(lookUps).toHaveLength(1);
});

test('A browser that asks for privacy is not looked up (PRIV-1)', async ({ page, lookUps }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await open(page, '/');
  await expect(page.getByRole('button', { name: box })).toContainText('1');
  expect(lookUps).toEqual([]);
});

test('The count survives blocked storage', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'QuotaExceededError');
    };
  });
  await open(page, '/');
  await expect(page.getByRole('button', { name: box })).toContainText('1');
});
