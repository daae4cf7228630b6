import type { Locator, Page } from '@playwright/test';
import { templates } from '../scripts/bench/templates.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { navigation } from '../src/data/settings.ts';
import { languages, type Language } from '../src/i18n/languages.ts';
import { getTranslator } from '../src/i18n/translate.ts';
import { findOverflow } from './support/overflow.ts';
import { expect, open, test } from './support/test.ts';

// Many pages are opened here; what moves, and the look-up, have tests of their own.
test.use({ contextOptions: { reducedMotion: 'reduce' }, lookUp: 'unasked' });

const phone = { width: 360, height: 640 };

const shortcutsOf = (page: Page, language: Language) =>
  page
    .getByRole('navigation', { name: getTranslator(language)('header.shortcuts') })
    .getByRole('link');

/** What every phone shows of the header: links and buttons that need no press before. */
const controlsOf = (page: Page) => page.getByRole('banner').locator('a:visible, button:visible');

async function expectInView(links: Locator, count: number) {
  await expect(links).toHaveCount(count);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
}

for (const language of languages) {
  const t = getTranslator(language);

  test(`In ${language} the title of each kind of page begins within 300 px on a phone, below what most visitors come for`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(phone);
    for (const path of templates.map((each) => toLocalPath(each, language))) {
      await test.step(path, async () => {
        await open(page, path);
        const box = await page.getByRole('heading', { level: 1 }).boundingBox();
        expect(box?.y, `The top of the title of ${path}`).toBeLessThan(300);
        await expectInView(shortcutsOf(page, language), navigation.shortcuts.length);
      });
    }
  });

  test(`In ${language} what most visitors come for is in the first screen of a wide window, and leads there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const [index, { page: id, label, query }] of navigation.shortcuts.entries()) {
      await open(page, toLocalPath('/about/ombudsman', language));
      await expectInView(shortcutsOf(page, language), navigation.shortcuts.length);
      await shortcutsOf(page, language).nth(index).click();
      await expect(page).toHaveURL(toLocalPath(`/${id}${query ? `?${query}` : ''}`, language));
      expect(label[language]).not.toBe('');
    }
  });

  test(`In ${language} the controls of the header are 44 px high and wide on a phone, those behind a button too`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, toLocalPath('/about/ombudsman', language));
    const expectLarge = async (controls: Locator) => {
      for (const control of await controls.all()) {
        const box = await control.boundingBox();
        expect(
          Math.min(box?.height ?? 0, box?.width ?? 0),
          (await control.textContent()) ?? '',
        ).toBeGreaterThanOrEqual(44);
      }
    };
    // The links of the ticker are a text that moves.
    await expectLarge(controlsOf(page).and(page.locator(':not([data-ticker-track] *)')));

    await page.getByRole('button', { name: t('utility.tools') }).click();
    const contrast = page.getByRole('button', { name: t('utility.highContrast') });
    await expect(contrast).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: t('utility.screenReader') })).toBeInViewport({
      ratio: 1,
    });
    await expectLarge(
      page
        .getByRole('group', { name: t('utility.textSize') })
        .getByRole('button')
        .or(contrast),
    );
    await contrast.click();
    await expect(contrast).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: t('utility.close') }).click();
    await expect(contrast).toBeHidden();
  });

  test(`In ${language} the search of a phone opens with the focus in its field, and Escape closes it`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, toLocalPath('/about/ombudsman', language));
    const opener = page.getByRole('button', { name: t('header.search'), exact: true });
    await expect(page.getByRole('search')).toBeHidden();
    await opener.click();
    await expect(page.getByRole('search').locator('[type=search]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('search')).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`In ${language} the header fits a phone at 200 % zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 180, height: 320 });
    await open(page, toLocalPath('/about/ombudsman', language));
    expect(await findOverflow(page, 'header')).toEqual([]);
  });
}

test('What a phone folds away is all there in a window that becomes wide', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('search')).toBeVisible();
  await expect(page.getByRole('button', { name: 'High Contrast' })).toBeVisible();
  await page.setViewportSize(phone);
  await expect(page.getByRole('search')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the search and the page about screen readers are a press away on a phone', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('search').locator('[type=search]')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Accessibility' }).click();
    await page.getByRole('link', { name: 'Screen Reader' }).click();
    await expect(page).toHaveURL(/\/accessibility#/);
  });
});
