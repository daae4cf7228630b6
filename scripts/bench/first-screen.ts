import { once } from 'node:events';
import { globSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../playwright.config.ts';
import { createSiteServer } from '../../src/build/serve/server.ts';
import { toLocalPath } from '../../src/core/paths.ts';
import { languages } from '../../src/i18n/languages.ts';
import writePhoneFonts from '../setup/phone-fonts.ts';
import { templates } from './templates.ts';

/** A small phone, also with the largest text of the site, and a window of 1280 × 720 at 200 %. */
const screens = [
  { name: '360 × 640', width: 360, height: 640 },
  { name: 'large text', width: 360, height: 640, textSize: 'large' },
  { name: '200 % zoom', width: 640, height: 360 },
];

/**
 * A table of where the title of a page begins, in CSS pixels from the top of the window: for a page
 * of each kind in each language, and for the page of the whole site whose title begins lowest on a
 * small phone.
 */
export async function measureFirstScreens(): Promise<string> {
  const site = createSiteServer('dist').listen(0);
  await once(site, 'listening');
  await writePhoneFonts();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({
      baseURL: `http://localhost:${(site.address() as AddressInfo).port}`,
    });
    const lines = [
      `  ${'page'.padEnd(34)}${screens.map(({ name }) => name.padStart(12)).join('')}`,
    ];
    for (const path of templates.flatMap((each) =>
      languages.map((language) => toLocalPath(each, language)),
    )) {
      const tops: number[] = [];
      for (const screen of screens) tops.push(await measureTitle(page, path, screen));
      lines.push(`  ${path.padEnd(34)}${tops.map((top) => String(top).padStart(12)).join('')}`);
    }
    const all: { path: string; top: number }[] = [];
    for (const path of findPages())
      all.push({ path, top: await measureTitle(page, path, { width: 360, height: 640 }) });
    const [lowest] = all.toSorted((a, b) => b.top - a.top);
    lines.push(`  lowest of ${all.length} pages: ${lowest?.path} at ${lowest?.top} px`);
    return lines.join('\n');
  } finally {
    await browser.close();
    site.close();
  }
}

interface Screen {
  width: number;
  height: number;
  textSize?: string;
}

async function measureTitle(
  page: Page,
  path: string,
  { width, height, textSize }: Screen,
): Promise<number> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  return page.evaluate((size) => {
    if (size) document.documentElement.dataset.textSize = size;
    return Math.round(document.querySelector('h1')?.getBoundingClientRect().top ?? NaN);
  }, textSize);
}

/** The paths of all built pages. */
function findPages(): string[] {
  return globSync('**/*.html', { cwd: 'dist' }).map(
    (file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`,
  );
}
