import type { Page } from '@playwright/test';
import { settings } from '../src/data/settings.ts';
import { getTranslator } from '../src/i18n/translate.ts';
import { hasTickers } from '../tests/support/content.ts';
import { expect, open, test } from './support/test.ts';

test.skip(() => !hasTickers(), 'No notice is in the tickers.');

const t = getTranslator('en');
const names = [t('ticker.title'), t('ticker.bottom')];
const tickerOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The animation of a ticker: how long a round takes, in seconds, and whether it runs. */
function motionOf(page: Page, name: string) {
  return tickerOf(page, name).evaluate((section) => {
    const [animation] = section.getAnimations({ subtree: true });
    return (
      animation && {
        seconds: Number(animation.effect?.getTiming().duration) / 1000,
        state: animation.playState,
      }
    );
  });
}

test('Each ticker takes as long for a round as the settings say (MOT-3)', async ({ page }) => {
  await open(page, '/');
  const { headerSeconds, bottomSeconds } = settings.tickers;
  await expect
    .poll(() => motionOf(page, names[0] ?? ''))
    .toEqual({ seconds: headerSeconds, state: 'running' });
  await expect
    .poll(() => motionOf(page, names[1] ?? ''))
    .toEqual({ seconds: bottomSeconds, state: 'running' });
});

for (const pressed of names) {
  test(`The button of “${pressed}” stops both tickers and starts them again, here and on other pages (MOT-1)`, async ({
    page,
  }) => {
    await open(page, '/');
    await tickerOf(page, pressed).getByRole('button', { name: 'Pause' }).click();
    for (const name of names)
      await expect.poll(async () => (await motionOf(page, name))?.state).toBe('paused');

    await open(page, '/contact');
    for (const name of names)
      await expect.poll(async () => (await motionOf(page, name))?.state).toBe('paused');
    await tickerOf(page, pressed).getByRole('button', { name: 'Play' }).click();
    for (const name of names) {
      await expect(tickerOf(page, name).getByRole('button', { name: 'Pause' })).toBeVisible();
      await expect.poll(async () => (await motionOf(page, name))?.state).toBe('running');
    }
  });
}

test('The Tab key comes to the button before it comes to the notices (MOT-1)', async ({ page }) => {
  await open(page, '/');
  for (const name of names) {
    const ticker = tickerOf(page, name);
    await ticker.getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Tab');
    await expect(ticker.getByRole('link').first()).toBeFocused();
  }
});

test('A notice does not move under the mouse or while it has the focus', async ({ page }) => {
  await open(page, '/');
  const [top = ''] = names;
  await tickerOf(page, top).getByRole('link').first().focus();
  await expect.poll(async () => (await motionOf(page, top))?.state).toBe('paused');
  await page.getByRole('link', { name: 'Skip to Content' }).focus();
  await expect.poll(async () => (await motionOf(page, top))?.state).toBe('running');
});

test('A notice that has moved out of its line is seen again when it gets the focus (MOT-4)', async ({
  page,
}) => {
  await open(page, '/');
  for (const name of names) {
    const ticker = tickerOf(page, name);
    const links = await ticker.getByRole('link').all();
    await ticker.getByRole('button', { name: 'Pause' }).focus();
    for (const link of links) {
      await ticker.evaluate((section) => {
        const [animation] = section.getAnimations({ subtree: true });
        if (animation) animation.currentTime = Number(animation.effect?.getTiming().duration) - 1;
      });
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
    }
  }
});

test('Each notice is read once, though it is drawn more than once', async ({ page }) => {
  await open(page, '/');
  const titles = await tickerOf(page, names[0] ?? '')
    .getByRole('link')
    .allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  expect(new Set(titles).size).toBe(titles.length);
});

test('With reduced motion nothing moves, and the notices are a list (MOT-2)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const [top = ''] = names;
  for (const link of await tickerOf(page, top).getByRole('link').all())
    await expect(link).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('A page in Hindi names its tickers and their button in Hindi', async ({ page }) => {
  await open(page, '/hi');
  await tickerOf(page, 'ताज़ा सूचनाएँ').getByRole('button', { name: 'रोकें' }).click();
  await expect(
    tickerOf(page, 'ताज़ा सूचनाएँ, पृष्ठ के नीचे').getByRole('button', { name: 'चलाएँ' }),
  ).toBeVisible();
});
