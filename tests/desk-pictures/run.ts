import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/setup/browser.js';
import { editingTexts } from '../../src/i18n/editing.ts';
import { languages } from '../../src/i18n/languages.ts';
import { startDesk } from '../support/desk-site.ts';

/** Makes the pictures of the desk in the documents for editors, one in each language: `npm run docs:pictures`. */

const place = 'notices/office-closed-25-december';

const desk = await startDesk(4397);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const language of languages) {
    const page = await browser.newPage({ locale: language, viewport: { width: 1360, height: 760 }, colorScheme: 'light' });
    const words = editingTexts[language].desk;
    await page.goto(`${desk.origin}/_edit#${place}`);
    await page.getByRole('heading', { level: 2, name: place }).waitFor();
    await page.getByLabel(words.search).fill('25');
    await page.getByLabel(words['preview.language']).selectOption(language);
    await page.getByLabel(words['preview.width']).selectOption(words['preview.phone']);
    const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
    await heading.waitFor();
    await heading.evaluate(() => document.fonts.ready);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join('docs/editors/pictures', `desk-${language}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
  await desk.stop();
}
