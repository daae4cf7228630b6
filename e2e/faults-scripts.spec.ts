import type { Page } from '@playwright/test';
import { settings } from '../src/data/settings.ts';
import { getIslandTexts, getTranslator } from '../src/i18n/translate.ts';
import { languages, type Language } from '../src/i18n/languages.ts';
import { addressOf, firstOf, isIsland } from './support/find-pages.ts';
import { expect, open, test } from './support/test.ts';

/**
 * A page that was built before the files it asks for: what is missing after a deploy, or throws.
 */
test.use({ expectedErrors: [/status of 404|Error hydrating|error boundary|broken on purpose/i] });

const missing = {
  status: 404,
  contentType: 'text/html; charset=utf-8',
  body: '<h1>Page Not Found</h1>',
};

/** The script of an island by its name; a retry has a query. */
const scriptOf = (island: string) => new RegExp(`/_astro/${island}\\.[^/]*\\.js`);

const formNames: Record<string, (language: Language) => string> = {
  ContactForm: (language) => getIslandTexts(language).contactForm.form,
  CertificateRequest: (language) => getIslandTexts(language).certificateRequest.form,
};

const pageWith = (island: string, language: Language) =>
  firstOf(
    [addressOf(isIsland(island), language)].flatMap((path) => path ?? []),
    island,
  );

/** The script of every page: menu, preferences, tickers. */
const pageScript = /\/_astro\/Page\.astro[^/]*\.js/;

/** Lets the script of an island be one that throws as soon as the island is rendered. */
async function breakScript(page: Page, island: string) {
  await page.route(scriptOf(island), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const ${island} = () => { throw new Error('broken on purpose'); };`,
    }),
  );
}

/** Expects the notice and its ways on, and returns it. */
async function expectNotice(page: Page, language: Language) {
  const t = getTranslator(language);
  const notice = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t('failed.what') });
  await expect(notice.first()).toBeVisible({ timeout: 10_000 });
  await expect(notice.getByRole('link', { name: settings.contact.email }).first()).toHaveAttribute(
    'href',
    `mailto:${settings.contact.email}`,
  );
  await expect(notice.getByRole('link', { name: settings.contact.phone }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  );
  return notice;
}

for (const language of languages) {
  const reload = getTranslator(language)('failed.reload');

  for (const [island, nameOf] of Object.entries(formNames)) {
    for (const [what, breakIt] of [
      [
        'is missing',
        (page: Page) => page.route(scriptOf(island), (route) => route.fulfill(missing)),
      ],
      ['throws', (page: Page) => breakScript(page, island)],
    ] as const) {
      test(`In ${language}, a form whose script ${what} keeps what was typed, does not seem to work and has ways on: ${island}`, async ({
        page,
      }) => {
        await breakIt(page);
        await page.goto(pageWith(island, language));
        const form = page.getByRole('form', { name: nameOf(language) });
        await form.getByRole('textbox').first().fill('Asha Rao');
        const notice = await expectNotice(page, language);
        await expect(form.getByRole('textbox').first()).toHaveValue('Asha Rao');
        await expect(form.getByRole('button')).toHaveCount(0);

        await page.unroute(scriptOf(island));
        await notice.getByRole('link', { name: reload }).click();
        await expect(form.getByRole('button').last()).toBeEnabled();
        await expect(notice).toHaveCount(0);
      });
    }
  }
}

test('A form that throws while it is filled in keeps what was typed, and says that it does not work', async ({
  page,
}) => {
  const { contactForm, formOutcome, forms } = getIslandTexts('en');
  const text = { ...forms, ...formOutcome, ...contactForm };
  await open(page, pageWith('ContactForm', 'en'));
  const form = page.getByRole('form', { name: text.form });
  await form.getByLabel(text.name, { exact: true }).fill('Asha Rao');
  await form.getByLabel(text.message, { exact: true }).fill('First line\nSecond line');
  await form.getByLabel(text.consent).check();
  // What the form shows for a complaint needs dates.
  await page.evaluate(() => {
    Intl.DateTimeFormat = function () {
      throw new Error('broken on purpose');
    } as unknown as typeof Intl.DateTimeFormat;
  });
  await form.getByLabel(text.subjectField).selectOption({ label: text.subjects.Complaint });
  await form.getByLabel(text.incident).fill('2026-01-02');
  await expectNotice(page, 'en');
  await expect(form.getByLabel(text.name, { exact: true })).toHaveValue('Asha Rao');
  await expect(form.getByLabel(text.message, { exact: true })).toHaveValue(
    'First line\nSecond line',
  );
  await expect(form.getByLabel(text.consent)).toBeChecked();
  await expect(form.getByLabel(text.subjectField).locator('option:checked')).toHaveText(
    text.subjects.Complaint,
  );
  await expect(form.getByRole('button')).toHaveCount(0);
});

test('Where the script of a filter is missing or throws, the whole list is there and no choice is offered', async ({
  page,
}) => {
  const path = pageWith('Filter', 'en');
  await open(page, path);
  const items = page.getByRole('main').getByRole('listitem');
  const all = await items.filter({ visible: true }).count();
  const choice = page
    .getByRole('main')
    .getByRole('group')
    .getByRole('button', { pressed: false })
    .first();
  await choice.click();
  await expect(items.filter({ visible: true })).not.toHaveCount(all);
  const filtered = page.url();

  await page.route(scriptOf('Filter'), (route) => route.fulfill(missing));
  await page.goto(filtered);
  await expect(choice).toBeHidden({ timeout: 10_000 });
  await expect(items.filter({ visible: true })).toHaveCount(all);

  await page.unroute(scriptOf('Filter'));
  await breakScript(page, 'Filter');
  await page.reload();
  await expect(choice).toBeHidden({ timeout: 10_000 });
  await expect(items.filter({ visible: true })).toHaveCount(all);
});

test('Where the script of tabs is missing or throws, each tab still leads to its panel', async ({
  page,
}) => {
  const path = pageWith('Tabs', 'en').replace(/#.*/, '');
  for (const breakIt of [
    () => page.route(scriptOf('Tabs'), (route) => route.fulfill(missing)),
    () => breakScript(page, 'Tabs'),
  ]) {
    await breakIt();
    await page.goto(path);
    const tabs = page.getByRole('main').locator('astro-island[component-export=Tabs]').first();
    await expect(tabs).toHaveAttribute('data-failed', '', { timeout: 10_000 });
    const last = tabs.getByRole('link').last();
    const panel = page.locator((await last.getAttribute('href')) ?? '');
    await expect(panel).toBeHidden();
    await last.click();
    await expect(panel).toBeVisible();
    await page.unroute(scriptOf('Tabs'));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Where the script of the page throws, the menu is open, and a form whose script runs can still be sent', async ({
    page,
  }) => {
    await page.route(pageScript, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `throw new Error('broken on purpose');\n${await response.text()}`,
      });
    });
    await open(page, pageWith('ContactForm', 'en'));
    await expectOpenMenu(page);
    await expectForm(page);
  });

  test('Without the script of the page the menu is open, and a form whose script runs can still be sent', async ({
    page,
  }) => {
    await page.route(pageScript, (route) => route.fulfill(missing));
    await open(page, pageWith('ContactForm', 'en'));
    await expectOpenMenu(page);
    await expectForm(page);
  });

  test('Without every script the menu is open, and nothing is offered that would do nothing', async ({
    page,
  }) => {
    await page.route(/\/_astro\/[^/]*\.js/, (route) => route.fulfill(missing));
    await page.goto(pageWith('ContactForm', 'en'));
    await expectOpenMenu(page);
    await expectNotice(page, 'en');
    const form = page.getByRole('form', { name: formNames.ContactForm?.('en') ?? '' });
    await expect(form.getByRole('button')).toHaveCount(0);
  });
});

/** Expects the menu as it is without JavaScript. */
async function expectOpenMenu(page: Page) {
  const t = getTranslator('en');
  await expect(page.getByRole('navigation', { name: t('menu.main') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('menu.open'), exact: true })).toBeHidden();
}

/** Expects a form that can be sent, and no notice that it can't. */
async function expectForm(page: Page) {
  const form = page.getByRole('form', { name: formNames.ContactForm?.('en') ?? '' });
  await expect(form.getByRole('button').last()).toBeVisible();
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice.filter({ hasText: getTranslator('en')('failed.what') })).toBeHidden();
}
