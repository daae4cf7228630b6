import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import type { EngineBrowser, EngineElement, EnginePage } from './engine.ts';
import { findFirefox } from '../../scripts/setup/engines.ts';

/** The visitor asks for privacy, so that no page looks up the location. */
const preferences = {
  'privacy.globalprivacycontrol.enabled': true,
  'privacy.globalprivacycontrol.functionality.enabled': true,
};

/** Starts Firefox, driven by Puppeteer over WebDriver BiDi. */
export async function startFirefox(): Promise<EngineBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: preferences,
  });
  return {
    openPage: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      return toPage(page, () => context.close());
    },
    stop: () => browser.close(),
  };
}

function toPage(page: Page, close: () => Promise<void>): EnginePage {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // Puppeteer waits for a load event, which a page from the back/forward cache lacks.
    goBack: () => page.evaluate(() => history.back()),
    readAddress: () => page.evaluate(() => location.href),
    press: (key) => page.keyboard.press(key),
    runScript: async (source) => void (await page.evaluate(source)),
    evaluate: (read, value) => page.evaluate(read as never, value as never),
    find: async (find, value) => {
      const handle = await page.evaluateHandle(find as never, value as never);
      const element = (handle as ElementHandle | undefined)?.asElement();
      return element ? toElement(element as ElementHandle<HTMLInputElement>, page) : undefined;
    },
    close: async () => {
      await close();
      return errors;
    },
  };
}

function toElement(handle: ElementHandle<HTMLInputElement>, page: Page): EngineElement {
  return {
    click: () => handle.click(),
    fill: async (text) => {
      await handle.focus();
      await handle.evaluate((field) => field.select());
      await page.keyboard.type(text);
      // Firefox scrolls to the caret in the next frame. Without this wait, it could undo the next
      // scroll.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    },
    select: async (value) => void (await handle.select(value)),
    upload: (path) => handle.uploadFile(path),
  };
}
