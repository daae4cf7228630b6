import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

/** A page that is older than the files it loads: scripts are missing after a deploy, or throw. */
test.use({ expectedErrors: [/status of 404|Error hydrating|error boundary|broken on purpose/i] });

const missing = {
  status: 404,
  contentType: 'text/html; charset=utf-8',
  body: '<h1>Page Not Found</h1>',
};

/** The script of an island by its name; a retry has a query. */
const scriptOf = (island: string) => new RegExp(`/_astro/${island}\\.[^/]*\\.js`);

/** The script of every page: menu, preferences, tickers. */
const pageScript = /\/_astro\/Page\.astro[^/]*\.js/;

/** Makes the script of an island missing, or throw when the island is rendered. */
const breakIsland = {
  missing: (page: Page, island: string) =>
    page.route(scriptOf(island), (route) => route.fulfill(missing)),
  throwing: (page: Page, island: string) =>
    page.route(scriptOf(island), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export const ${island} = () => { throw new Error('broken on purpose'); };`,
      }),
    ),
};

const formOf = (page: Page) => page.getByRole('main').getByRole('form');
const noticeOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('link') });

for (const { how, island, path } of [
  { how: 'missing', island: 'ContactForm', path: '/contact' },
  { how: 'throwing', island: 'CertificateRequest', path: '/hi/request-certificate' },
] as const)
  test(`A form whose script is ${how} keeps its input, offers no dead control and shows other ways: ${island}`, async ({
    page,
  }) => {
    await breakIsland[how](page, island);
    await page.goto(path);
    const form = formOf(page);
    await form.getByRole('textbox').first().fill('Asha Rao');
    const notice = noticeOf(page);
    await expect(notice).toBeVisible();
    const [mail, phone] = [notice.locator('a[href^="mailto:"]'), notice.locator('a[href^="tel:"]')];
    await expect(mail.first()).toBeVisible();
    await expect(phone.first()).toBeVisible();
    await expect(form.getByRole('textbox').first()).toHaveValue('Asha Rao');
    await expect(form.getByRole('button')).toHaveCount(0);

    await page.unroute(scriptOf(island));
    await notice.getByRole('link', { name: /^(Load the page again\.|पृष्ठ फिर से लोड करें।)$/ }).click();
    await expect(form.getByRole('button').last()).toBeEnabled();
    await expect(notice).toHaveCount(0);
  });

test('A verifier with a missing part says so, and does not blame the certificate or the network', async ({
  page,
}) => {
  await page.route(scriptOf('read-file'), (route) => route.fulfill(missing));
  await open(page, '/certificate-verify#upload');
  await page
    .getByLabel('Certificate file')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await page.getByRole('button', { name: 'Process Certificate' }).click();
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
});

for (const how of ['missing', 'throwing'] as const) {
  test(`A filter whose script is ${how} shows the whole list and offers no choice`, async ({
    page,
  }) => {
    await open(page, '/notices');
    const items = page.getByRole('main').getByRole('listitem');
    const all = await items.filter({ visible: true }).count();
    const choice = page
      .getByRole('main')
      .getByRole('group')
      .getByRole('button', { pressed: false })
      .first();
    await choice.click();
    await expect(items.filter({ visible: true })).not.toHaveCount(all);
    await breakIsland[how](page, 'Filter');
    await page.reload();
    await expect(choice).toBeHidden();
    await expect(items.filter({ visible: true })).toHaveCount(all);
  });

  test(`Tabs whose script is ${how} still lead to their panels`, async ({ page }) => {
    await breakIsland[how](page, 'Tabs');
    await page.goto('/about/legal');
    const tabs = page.getByRole('main').locator('astro-island[component-export=Tabs]').first();
    await expect(tabs).toHaveAttribute('data-failed', '');
    const last = tabs.getByRole('link').last();
    const panel = page.locator((await last.getAttribute('href')) ?? '');
    await expect(panel).toBeHidden();
    await last.click();
    await expect(panel).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const how of ['throws', 'is missing'])
    test(`If the script of the page ${how}, the menu is open, and a form whose script runs can be sent`, async ({
      page,
    }) => {
      await page.route(pageScript, async (route) => {
        if (how === 'is missing') return route.fulfill(missing);
        const response = await route.fetch();
        const body = `throw new Error('broken on purpose');\n${await response.text()}`;
        return route.fulfill({ response, body });
      });
      await open(page, '/contact');
      await expectOpenMenu(page);
      await expect(formOf(page).getByRole('button').last()).toBeVisible();
      await expect(noticeOf(page)).toBeHidden();
    });

  test('A page without any script has an open menu and offers no dead control', async ({
    page,
  }) => {
    await page.route(/\/_astro\/[^/]*\.js/, (route) => route.fulfill(missing));
    await page.goto('/contact');
    await expectOpenMenu(page);
    await expect(noticeOf(page)).toBeVisible();
    await expect(formOf(page).getByRole('button')).toHaveCount(0);
  });
});

/** Expects the menu as it is without JavaScript. */
async function expectOpenMenu(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
}
