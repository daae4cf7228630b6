import type { Page } from '@playwright/test';
import {
  demonstration,
  drawCode,
  linkOf,
  readPrinted,
  verifierAddress,
} from './support/certificates.ts';
import { toPdf } from './support/files.ts';
import { findOverflow } from './support/overflow.ts';
import { expect, open, test, untilReady } from './support/test.ts';

// Decision 0012 names these browsers: docs/decisions/0012-source-and-old-browsers.md.
test.use({ contextOptions: { reducedMotion: 'reduce' }, lookUp: 'unasked' });

const phone = { width: 360, height: 640 };
const desk = { width: 1280, height: 720 };

test.beforeEach(({ page }) => page.addInitScript(becomeOlder));

for (const size of [phone, desk])
  test(`Nothing overlaps and nothing is cut off in an older browser at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    // Words with tabs and a section menu, a table and a form, cards, a list to narrow, an error.
    for (const path of ['/', '/about/ombudsman', '/membership/become', '/notices', '/error/404']) {
      await open(page, path === '/' ? '/hi' : `/hi${path}`);
      expect(await findOverflow(page, 'main'), path).toEqual([]);
      expect(await page.evaluate(findOverlaps), `What covers something else on ${path}`).toEqual(
        [],
      );
    }
  });

test('An older browser shows at once what a newer phone folds away, and it works', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/about/ombudsman');
  await expect(page.getByRole('button', { name: 'Accessibility' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'High Contrast' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await expect(page.getByRole('search').locator('[type=search]')).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first(),
  ).toBeVisible();
});

test('An older browser shows one panel of the tabs, and no tracker, which would cover the page', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await open(page, '/about/ombudsman');
  await expect(page.getByRole('region', { name: /^Latest updates, / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your visits', includeHidden: true })).toBeHidden();
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toBeVisible();
});

/** What the oldest browser that reads PDFs lacks, in the page and in its workers. */
const newer = `
for (const [owner, names] of [
  [globalThis, ['DecompressionStream', 'CompressionStream', 'Iterator', 'ImageDecoder', 'OffscreenCanvas']],
  [Array.prototype, ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
  [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64']],
  [Uint8Array, ['fromBase64', 'fromHex']],
  [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
  [WeakMap.prototype, ['getOrInsert', 'getOrInsertComputed']],
  [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf', 'isSupersetOf']],
  [Promise, ['try', 'withResolvers']], [Math, ['sumPrecise']], [URL, ['parse', 'canParse']],
  [AbortSignal, ['any', 'timeout', 'abort']], [AbortSignal.prototype, ['throwIfAborted', 'reason']],
  [ArrayBuffer.prototype, ['transfer', 'resize']], [Object, ['groupBy']], [Map, ['groupBy']],
  [Response.prototype, ['bytes']], [Blob.prototype, ['bytes']], [Array, ['fromAsync']],
  [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'some', 'every', 'find', 'forEach', 'take', 'drop', 'reduce', 'toArray', 'flatMap']],
]) for (const name of names) delete owner[name];`;

/** What nothing replaces: PDFs need the first two, QR codes and numbers the last. */
const needed =
  'delete globalThis.structuredClone; delete Array.prototype.at; delete globalThis.WebAssembly;';

/** Runs a script before each script of the page and of its workers. */
async function runFirst(page: Page, script: string) {
  await page.addInitScript(script);
  await page.route(/worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}

async function upload(page: Page, buffer: Buffer) {
  await page.goto(verifierAddress('upload'));
  await page.reload();
  await untilReady(page);
  await page
    .getByLabel('Certificate file')
    .setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Process Certificate' }).click();
}

async function enterNumber(page: Page) {
  await open(page, verifierAddress('number'));
  await page
    .getByRole('textbox', { name: 'Certificate number' })
    .fill(demonstration('valid').number);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

const scan = () =>
  toPdf(drawCode(linkOf(demonstration('valid').token), { width: 1240, height: 1754, module: 4 }));

test('A certificate is verified by PDF, scan, number and link in an older browser, whose storage is blocked', async ({
  page,
}) => {
  await runFirst(page, newer);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  const verified = page.getByRole('region', { name: 'Certificate Verified' });
  for (const [how, give] of [
    ['PDF', () => upload(page, readPrinted('valid'))],
    ['scan', () => upload(page, scan())],
    ['number', () => enterNumber(page)],
    [
      'link',
      () =>
        page.goto(
          new URL(linkOf(demonstration('valid').token)).pathname +
            new URL(linkOf(demonstration('valid').token)).hash,
        ),
    ],
  ] as const)
    await test.step(how, async () => {
      await give();
      await expect(verified).toContainText('Not revoked or suspended');
    });
});

test('A browser that can’t read a PDF, or derive a number, says so, and names other ways', async ({
  page,
}) => {
  await runFirst(page, needed);
  for (const give of [() => upload(page, scan()), () => enterNumber(page)]) {
    await give();
    await expect(
      page.getByRole('region', { name: 'We could not check the certificate' }),
    ).toContainText('This browser can’t do this check');
  }
});

/**
 * Removes features that a browser of 2021 lacks, before anything is painted: cascade layers, `:has`
 * and popovers. Runs in the page.
 */
function becomeOlder() {
  for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  const isUnknown = (rule: CSSRule) =>
    rule.constructor.name.startsWith('CSSLayer') ||
    (rule instanceof CSSStyleRule && /:has\(|:popover-open/.test(rule.selectorText));
  const stripRules = (group: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = group.cssRules[index];
      if (!rule) continue;
      if (isUnknown(rule)) group.deleteRule(index);
      else if (rule instanceof CSSSupportsRule && rule.conditionText.includes(':popover-open')) {
        const inside = [...rule.cssRules].map(({ cssText }) => cssText);
        group.deleteRule(index);
        for (const text of inside.reverse()) group.insertRule(text, index);
      } else if (rule instanceof CSSGroupingRule) stripRules(rule);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    for (const sheet of document.styleSheets) stripRules(sheet);
    for (const element of document.querySelectorAll('[popover], [popovertarget]')) {
      element.removeAttribute('popover');
      element.removeAttribute('popovertarget');
    }
  });
}

/**
 * The controls of a page that can’t be pressed in their middle, scrolled into view, because
 * something covers them. Runs in the page.
 */
function findOverlaps(): string[] {
  return [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
  ].flatMap((control) => {
    const isForNobody = control.matches('[tabindex="-1"]');
    if (isForNobody || !control.checkVisibility({ visibilityProperty: true })) return [];
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = control.getClientRects()[0];
    if (!box || box.width <= 1) return [];
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isFree =
      !at ||
      control.contains(at) ||
      at.contains(control) ||
      at.closest('label')?.control === control;
    return isFree
      ? []
      : [
          `${control.textContent.trim().slice(0, 40)} is under <${at.localName} class="${at.className}">`,
        ];
  });
}
