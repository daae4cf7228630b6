import type { Page } from '@playwright/test';
import { settings } from '../src/data/settings.ts';
import { expect, open, test } from './support/test.ts';

const [top, bottom] = ['Latest updates', 'Latest updates, at the bottom of the page'];
const tickerOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The duration of a ticker's round, in seconds, and whether it runs. */
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

/** Expects that a ticker runs or stops. */
const expectState = (page: Page, name: string, state: AnimationPlayState) =>
  expect.poll(async () => (await motionOf(page, name))?.state).toBe(state);

test('Each ticker takes as long for a round as the settings say, and the button of either stops both, here and on other pages (MOT-1, MOT-3)', async ({
  page,
}) => {
  await open(page, '/');
  const { headerSeconds, bottomSeconds } = settings.tickers;
  await expect
    .poll(() => motionOf(page, top))
    .toEqual({ seconds: headerSeconds, state: 'running' });
  await expect
    .poll(() => motionOf(page, bottom))
    .toEqual({ seconds: bottomSeconds, state: 'running' });
  await tickerOf(page, top).getByRole('button', { name: 'Pause' }).click();
  for (const name of [top, bottom]) await expectState(page, name, 'paused');

  await open(page, '/contact');
  for (const name of [top, bottom]) await expectState(page, name, 'paused');
  await tickerOf(page, bottom).getByRole('button', { name: 'Play' }).click();
  for (const name of [top, bottom]) {
    await expect(tickerOf(page, name).getByRole('button', { name: 'Pause' })).toBeVisible();
    await expectState(page, name, 'running');
  }
});

test('A notice does not move under the mouse or while it has the focus', async ({ page }) => {
  await open(page, '/');
  await tickerOf(page, top).getByRole('link').first().focus();
  await expectState(page, top, 'paused');
  await page.getByRole('link', { name: 'Skip to Content' }).focus();
  await expectState(page, top, 'running');
});

test('The Tab key reaches the button first; a notice that has moved out of its line comes back with the focus (MOT-1, MOT-4)', async ({
  page,
}) => {
  await open(page, '/');
  for (const name of [top, bottom]) {
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

test('With reduced motion nothing moves, and the notices are a list, each once (MOT-2)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/hi');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const links = tickerOf(page, 'ताज़ा सूचनाएँ').getByRole('link');
  for (const link of await links.all()) await expect(link).toBeInViewport();
  const titles = await links.allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThan(1);
  await expect(page.getByRole('button', { name: 'रोकें' })).toHaveCount(0);
});
