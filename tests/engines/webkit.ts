import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { webkitPaths } from '../../scripts/setup/engines.ts';
import type { EngineBrowser, EngineElement, EnginePage } from './engine.ts';

const capabilities = {
  browserName: 'MiniBrowser',
  // The pages are on this machine; the browser reaches nothing else.
  proxy: {
    proxyType: 'manual',
    httpProxy: '127.0.0.1:9',
    sslProxy: '127.0.0.1:9',
    noProxy: ['127.0.0.1'],
  },
};

/** The driver sometimes waits for ever for a browser that it has started; in milliseconds. */
const startTime = 15_000;
const maxStarts = 4;

/**
 * WebKitGTK, driven by Selenium over WebDriver, on a virtual screen. Each page is a browser of its
 * own.
 */
export async function startWebKit(): Promise<EngineBrowser> {
  const screen = spawn(
    webkitPaths.screen,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const environment = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    LANG: 'en_IN.UTF-8',
  } as Record<string, string>;
  return {
    openPage: async () => {
      for (let starts = 0; starts < maxStarts; starts += 1) {
        const page = await tryToOpen(environment);
        if (page) return page;
      }
      throw new Error(
        `WebKitWebDriver started no browser, though it was asked ${maxStarts} times.`,
      );
    },
    // Abandoned browsers end with their screen.
    stop: async () => void screen.kill(),
  };
}

async function tryToOpen(environment: Record<string, string>): Promise<EnginePage | undefined> {
  const service = new DriverService.Builder(webkitPaths.driver)
    .setLoopback(true)
    .setEnvironment(environment)
    .build();
  const session = new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build();
  const driver = await Promise.race([session, setTimeout(startTime, undefined, { ref: false })]);
  if (driver) return toPage(driver, service);
  await service.kill();
  return undefined;
}

function toPage(driver: WebDriver, service: DriverService): EnginePage {
  return {
    goto: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    goBack: () => driver.navigate().back(),
    readAddress: () => driver.executeScript(() => location.href),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    runScript: async (source) => void (await driver.executeScript(source)),
    evaluate: (read, value) => driver.executeScript(read, value),
    find: async (find, value) => {
      const element = await driver.executeScript<WebElement | null>(find, value);
      return element ? toElement(element, driver) : undefined;
    },
    close: async () => {
      await driver.quit();
      await service.kill();
      // The driver does not report the console.
      return [];
    },
  };
}

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

function toElement(element: WebElement, driver: WebDriver): EngineElement {
  return {
    click: () => element.click(),
    fill: async (text) => {
      await driver.executeScript((field: HTMLInputElement) => field.select(), element);
      await element.sendKeys(text);
    },
    select: async (value) => {
      const option = await driver.executeScript<WebElement>(
        (list: HTMLSelectElement, wanted: string) =>
          [...list.options].find((one) => one.value === wanted),
        element,
        value,
      );
      await option.click();
    },
    upload: (path) => element.sendKeys(path),
  };
}
