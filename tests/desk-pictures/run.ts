import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../scripts/setup/browser.js';
import { editingTexts } from '../../packages/i18n/editing.ts';
import { languageDetails, languages, type Language } from '../../packages/i18n/languages.ts';
import { startDesk } from '../support/desk-site.ts';

/**
 * Makes the pictures of the desk in the documents for editors, each in every language: `npm run
 * docs:pictures`.
 */

type Words = (typeof editingTexts)[Language]['desk'];

const notice = 'notices/office-closed-25-december';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';
const desk = await startDesk();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

/** Windows of small and large computers, in pixels. */
const sizes = [
  [800, 600],
  [1024, 768],
  [1366, 768],
  [1440, 900],
] as const;
const usual = { width: 1360, height: 760 };

async function open(page: Page, place: string): Promise<void> {
  await page.goto(`${desk.origin}/_edit#${place}`);
  await page.reload();
  await page.getByRole('heading', { level: 2, name: place }).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Waits for the whole page in the preview, which loads anew where a wider window shows it again. */
async function waitForPreview(page: Page): Promise<void> {
  const preview = page.frameLocator('iframe');
  await preview.getByRole('contentinfo').waitFor();
  await preview.locator('body').evaluate(() => document.fonts.ready);
}

/** Few colours are enough, and make a small file. */
async function take(what: Page | Locator, name: string, language: Language): Promise<void> {
  const picture = sharp(await what.screenshot()).png({ palette: true, colours: 64 });
  await picture.toFile(join('docs/editors/pictures', `${name}-${language}.png`));
}

async function takeDesk(page: Page, words: Words, language: Language): Promise<void> {
  await open(page, notice);
  await page.getByLabel(words.search).fill('25');
  await page.getByLabel(words['preview.width']).selectOption(words['preview.phone']);
  await waitForPreview(page);
  await take(page, 'desk', language);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    if (width >= 1366) await waitForPreview(page);
    await take(page, `desk-${width}`, language);
  }
  await page.setViewportSize(usual);
}

async function takeQuestions(page: Page, words: Words, language: Language): Promise<void> {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(words.remove).click();
  await dialog.getByLabel(words['remove.to']).selectOption('/notices');
  await take(dialog, 'remove', language);
  await page.keyboard.press('Escape');
  await button(words.new).click();
  await dialog.getByLabel(words['new.title']).fill('Help desk has a new telephone number');
  await take(dialog, 'new', language);
  await dialog.getByLabel(words.collection).selectOption('media');
  await dialog.getByRole('button', { name: words.new }).click();
  await dialog.waitFor({ state: 'detached' });
  const file = { name: 'Help desk.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
  await page.getByLabel(words.attach).first().setInputFiles(file);
  await button(words.discard).click();
  await page.getByText(words.choose).waitFor();
}

async function takeChanges(page: Page, words: Words, language: Language): Promise<void> {
  await open(page, notice);
  const title = page.getByRole('textbox', { name: languageDetails[language].name }).first();
  const before = await title.inputValue();
  await title.fill('25');
  await page.getByRole('list', { name: words.messages }).getByRole('listitem').first().waitFor();
  await take(page.getByRole('main'), 'messages', language);
  await title.fill(before);
  await page.getByRole('checkbox').first().click();
  await page.getByText(words.ready, { exact: true }).waitFor();
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByText(words.saved, { exact: true }).waitFor();
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await take(page.getByRole('dialog'), 'publish', language);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.undo }).click();
}

try {
  for (const language of languages) {
    const page = await browser.newPage({
      locale: language,
      viewport: usual,
      colorScheme: 'light',
    });
    page.setDefaultTimeout(120_000);
    const words = editingTexts[language].desk;
    await takeDesk(page, words, language);
    await takeQuestions(page, words, language);
    await takeChanges(page, words, language);
    await page.close();
  }
} finally {
  await browser.close();
  await desk.stop();
}
