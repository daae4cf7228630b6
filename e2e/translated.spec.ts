import type { Page } from '@playwright/test';
import { getIslandTexts } from '../packages/i18n/strings.ts';
import { islandPages } from './support/island-pages.ts';
import { toAddress } from './support/portal.ts';
import { expect, test, untilReady } from './support/test.ts';

/**
 * Translates as Chrome does: puts each text in two elements as soon as the page is there, and each
 * new one. A zero-width space makes it another text with the same words.
 */
function translate() {
  const untouched =
    'script, style, noscript, title, select, textarea, svg, [translate=no], font font';
  const wrap = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter((one) => one.parentElement?.closest(untouched) === null)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${text.data}\u200b`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    wrap(document.body);
    new MutationObserver((changes) => changes.forEach(({ target }) => wrap(target))).observe(
      document.body,
      { childList: true, characterData: true, subtree: true },
    );
  });
}

/** Opens a page, and types before its islands start. */
async function type(page: Page, path: string, typed: Record<string, string>) {
  await page.goto(path, { waitUntil: 'commit' });
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label).first().fill(value);
  await untilReady(page);
  for (const [label, value] of Object.entries(typed))
    await expect(page.getByLabel(label).first()).toHaveValue(value);
}

const { forms, formOutcome, contactForm, certificateRequest } = getIslandTexts('en');

test.beforeEach(({ page }) => page.addInitScript(translate));

test('In a translated page every island starts without a fault', async ({ page }) => {
  for (const path of islandPages) {
    await page.goto(path);
    await untilReady(page);
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(0);
  }
});

test('In a translated page the search keeps each letter', async ({ page }) => {
  await page.goto('/');
  const box = page
    .getByRole('search')
    .getByRole('textbox')
    .or(page.getByRole('combobox'))
    .or(page.getByRole('searchbox'));
  await box.pressSequentially('grievance', { delay: 100 });
  await expect(box).toHaveValue('grievance');
  await expect(box).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('In a translated page a complaint can be written and sent', async ({ page }) => {
  const text = { ...forms, ...formOutcome, ...contactForm };
  await type(page, '/contact?subject=complaint', { Name: 'आशा राव' });
  await page.clock.setFixedTime(new Date('2026-01-20T06:00:00Z'));
  const incident = page.getByLabel(text.incident);
  for (const [day, words] of [
    ['2026-01-19', /Last day to send it/],
    ['2025-11-01', /The 30 days ended/],
    ['2026-01-18', /Last day to send it/],
  ] as const) {
    await incident.fill(day);
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  }
  await page.getByLabel(text.email, { exact: false }).first().fill(toAddress());
  await page.getByLabel(text.message).fill('My deposit is missing.');
  await page
    .getByLabel(/I agree|consent|privacy/i)
    .last()
    .check();
  await page.getByRole('button', { name: text.send }).click();
  await expect(page.getByRole('heading', { name: text.sent })).toBeVisible();
});

test('In a translated page each step of a request has its heading', async ({ page }) => {
  const text = { ...forms, ...certificateRequest };
  await type(page, '/request-certificate', {
    [text.fullName]: 'Asha Rao',
    [text.mobileNumber]: '98765 43210',
    [text.emailId]: toAddress(),
  });
  await page.getByLabel(text.purpose).selectOption('bank');
  await page.getByRole('button', { name: text.submit }).click();
  await expect(page.getByRole('heading', { name: text.verify })).toBeFocused();
  await expect(page.getByRole('heading', { name: text.steps[0] })).toHaveCount(0);
});
