import { expect, type Locator, type Page } from '@playwright/test';
import { componentNames } from '../packages/content-model/components/components.ts';
import { toExamplePath } from '../packages/desk/protocol/desk.ts';
import { editingTexts } from '../packages/i18n/editing.ts';
import { languageDetails, languages } from '../packages/i18n/languages.ts';
import { findBarriersInBothContrasts } from './support/axe.ts';
import { test } from './support/desk.ts';

// The tests share a server, so they edit one entry after the other.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ viewport: { width: 1500, height: 950 } });

/** A busy machine checks everything within this time, in milliseconds. */
const longWait = { timeout: 60_000 };

const notice = 'reading-room';
const event = 'events/reading-room-opening';

/**
 * Answers in place of the pages of the site, which are slow to render, for tests that do not look
 * at them.
 */
async function withoutPages(page: Page) {
  const isOfSite = ({ pathname }: URL) => !/^\/(?:_edit|src\/content\/|favicon)/.test(pathname);
  await page.route(isOfSite, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Page</title>A page of the site',
    }),
  );
}

/** Opens an entry in the desk, without its preview. */
async function openEntry(page: Page, place: string) {
  await withoutPages(page);
  await page.goto(`/_edit#${place}`);
  await expect(page.getByRole('heading', { level: 2, name: place })).toBeVisible(longWait);
}

const inGroup = (page: Page, group: string, language: string): Locator =>
  page.getByRole('group', { name: group, exact: true }).getByLabel(language);

const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible(longWait);

test('a clerk finds an entry, changes it in both languages, saves it with the keyboard, sees it on its page and undoes it', async ({
  page,
  desk,
}) => {
  const before = desk.read(`notices/${notice}/hi.mdx`);
  await page.goto('/_edit');
  await page.getByLabel('Search the entries').fill('reading room closed');
  await page
    .getByRole('navigation', { name: 'Entries' })
    .getByRole('button', { name: /Reading room closed/ })
    .press('Enter');
  await inGroup(page, 'Title', 'English').fill('Reading room closed on Friday and Saturday');
  const behind = page
    .getByRole('group', { name: 'Title', exact: true })
    .getByText(editingTexts.en.desk.sourceTyped);
  await expect(behind).toBeVisible();
  await inGroup(page, 'Title', 'हिन्दी').fill('शुक्रवार और शनिवार को वाचनालय बंद');
  await expect(behind).toBeHidden();
  await page.keyboard.press('Control+s');
  await said(page, 'Saved.');
  const shown = page.frameLocator('iframe[title="The page"]');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(
    'Reading room closed on Friday and Saturday',
    longWait,
  );
  await page.getByLabel('Language of the page').selectOption('हिन्दी');
  await page.getByLabel('Width').selectOption('Phone');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(
    'शुक्रवार और शनिवार को वाचनालय बंद',
    longWait,
  );
  expect(desk.read(`notices/${notice}/hi.mdx`)).toBe(
    before.replace(/^title: .*$/m, 'title: शुक्रवार और शनिवार को वाचनालय बंद'),
  );
  await page.getByRole('button', { name: /^Undo: / }).click();
  await said(page, 'Undone');
  expect(desk.read(`notices/${notice}/hi.mdx`)).toBe(before);
});

test('a fault shows at its field and its line while a clerk types, and is not saved', async ({
  page,
  desk,
}) => {
  const before = desk.read(`notices/${notice}/en.mdx`);
  await openEntry(page, `notices/${notice}`);
  const title = inGroup(page, 'Title', 'English');
  await title.fill('No');
  await expect(title).toHaveAccessibleDescription(/“?"?No"?”? is too short/, longWait);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  const text = page.getByRole('textbox', { name: 'Text, English' });
  await text.press('Control+Home');
  await text.pressSequentially('<Note tone="loud">');
  const messages = page.getByRole('list', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Line 1 (English)' }).first().click();
  await expect(text).toBeFocused();
  await messages.getByRole('button', { name: 'Title (English)' }).first().click();
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+s');
  await said(page, 'Nothing was written');
  expect(desk.read(`notices/${notice}/en.mdx`)).toBe(before);
  // Unsaved words survive closing the window.
  await page.reload();
  await expect(title).toHaveValue('No');
  await page.getByRole('button', { name: 'Discard what I typed' }).click();
  await expect(title).not.toHaveValue('No');
});

test('the preview comes back when the server has started again', async ({ page }) => {
  await withoutPages(page);
  await page.route('**/notices/*', (route) => route.abort('connectionrefused'), { times: 1 });
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(`/notices/${notice}`),
  );
  await page.goto(`/_edit#notices/${notice}`);
  await lost;
  await expect(
    page.frameLocator('iframe[title="The page"]').getByText('A page of the site'),
  ).toBeVisible(longWait);
});

test('forms insert a link to a part of a page, a component and a table into the text', async ({
  page,
}) => {
  await openEntry(page, `notices/${notice}`);
  const text = page.getByRole('textbox', { name: 'Text, English' });
  const bar = page.getByRole('group', { name: 'Text tools: Text, English' });
  const dialog = page.getByRole('dialog');
  await text.press('Control+End');
  await bar.getByRole('button', { name: 'Link' }).press('Enter');
  await dialog.getByLabel('Words of the link').fill('how long');
  await dialog.getByLabel('Page', { exact: true }).selectOption('/reading-room-rules');
  await dialog.getByLabel('Part of the page').selectOption('How long readers may stay');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(text).toBeFocused();
  await expect(text).toContainText('[how long](/reading-room-rules#how-long-readers-may-stay)');
  await bar.getByRole('button', { name: 'Component' }).press('Enter');
  // The dialog leaves out what means nothing here: a card without cards, the page of an error.
  const offered = dialog.getByRole('list', { name: 'Component' }).getByRole('radio');
  await expect(offered.and(dialog.getByLabel(/\bCards$/))).toBeVisible();
  for (const name of ['Card', 'ErrorPage', 'BlankRows', 'Hero'])
    await expect(dialog.getByLabel(new RegExp(`\\b${name}$`))).toHaveCount(0);
  await dialog.getByLabel(/\bMailTo$/).check();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(text).toContainText('stay)<MailTo />');
  await bar.getByRole('button', { name: 'Component' }).press('Enter');
  await dialog.getByLabel(/\bNote$/).check();
  await dialog.getByLabel('Text inside').fill('Bring the letter.');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(text).toContainText('<Note>');
  await bar.getByRole('button', { name: 'Table' }).press('Enter');
  await expect.poll(() => text.innerText()).toMatch(/\n{2,}<Note>[^]*<\/Note>\n{2,}\| /);
  await page.getByRole('button', { name: 'Discard what I typed' }).click();
});

test('every component has a live example from its definition, in the words of the language', async ({
  page,
  desk,
}) => {
  for (const name of componentNames) {
    const answer = await page.request.get(desk.origin + toExamplePath(name, 'en'));
    expect(answer.status(), name).toBe(200);
  }
  await page.goto(toExamplePath('Cards', 'hi'));
  await expect(page.getByText(editingTexts.hi.desk['component.words'])).toHaveCount(3);
});

test('a new entry saves when it is complete; a clerk drops a picture, describes it and removes it', async ({
  page,
  desk,
}) => {
  await withoutPages(page);
  await page.goto('/_edit');
  await page.getByRole('button', { name: 'New entry' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Collection').selectOption('Media gallery');
  await dialog.getByLabel('Its title or name in English').fill('A desk for the staff');
  await dialog.getByRole('button', { name: 'New entry' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /A desk for the staff/ })).toBeFocused(
    longWait,
  );
  await expect(page.getByText(/Not ready/)).toBeVisible();
  await page.getByLabel('Type', { exact: true }).selectOption('Photograph');
  const dropped = await page.evaluateHandle(() => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';
    const data = new DataTransfer();
    data.items.add(new File([drawing], 'A Desk.svg', { type: 'image/svg+xml' }));
    return data;
  });
  await page.getByText('or drop it here').first().dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('combobox', { name: /^Picture/ })).toHaveValue('./a-desk.svg');
  await expect(inGroup(page, 'Text alternative', 'English')).toBeFocused();
  await page.keyboard.type('A desk with two chairs');
  await expect(page.getByText('Ready', { exact: true })).toBeVisible(longWait);
  expect(desk.has('media/a-desk-for-the-staff/en.mdx')).toBe(false);
  await page.keyboard.press('Control+s');
  await said(page, 'Saved.');
  expect(desk.read('media/a-desk-for-the-staff/en.mdx')).toContain('image: ./a-desk.svg\n');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(editingTexts.en.desk.choose)).toBeVisible(longWait);
  expect(desk.has('media/a-desk-for-the-staff')).toBe(false);
});

/** Screens of the desk: title, the button that opens it, and the part that axe checks. */
const screens = [
  { screen: 'an entry', title: event, part: 'header, nav, main' },
  { screen: 'a new entry', button: 'new', part: 'dialog' },
  { screen: 'the settings', button: 'site.settings', title: 'settings.yaml', part: 'main' },
  { screen: 'the menus', button: 'site.navigation', title: 'navigation.yaml', part: 'main' },
] as const;

for (const language of languages)
  test(`the desk has no barrier in either contrast, in ${language}`, async ({ page }) => {
    const words = editingTexts[language].desk;
    await openEntry(page, event);
    await page
      .getByLabel(editingTexts.en.desk.language)
      .selectOption(languageDetails[language].name);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible(longWait);
    for (const { screen, part, ...shown } of screens) {
      if ('button' in shown)
        await page.getByRole('button', { name: words[shown.button], exact: true }).click();
      const opened =
        'title' in shown
          ? page.getByRole('heading', { level: 2, name: shown.title })
          : page.getByRole('dialog');
      await expect(opened).toBeVisible(longWait);
      expect.soft(await findBarriersInBothContrasts(page, part), screen).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

test('a clerk unpublishes a page and republishes it', async ({ page, desk }) => {
  const file = 'pages/reading-room-rules/en.mdx';
  const before = desk.read(file);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  await openEntry(page, 'pages/reading-room-rules');
  await button('Take down').click();
  await dialog.getByLabel('The page it leads to').selectOption('/notices');
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(button('Put back')).toBeVisible(longWait);
  expect(desk.read(file)).toContain('\ndraft: true\n');
  await button('Put back').click();
  await dialog.getByRole('button', { name: 'Put back' }).click();
  await expect(button('Take down')).toBeVisible(longWait);
  expect(desk.read(file)).toBe(before);
});

test('the keyboard reaches every control of the form, the text and what comes after it', async ({
  page,
}) => {
  await openEntry(page, event);
  const bar = page.getByRole('group', { name: 'Text tools: Text, English' });
  await bar.getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Text, English' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('group', { name: 'Text tools: Text, हिन्दी' }).getByRole('button').first(),
  ).toBeFocused();
  const highlights = page.getByRole('group', { name: 'Key highlights', exact: true });
  await highlights.getByRole('button', { name: 'Move row 2 up' }).press('Enter');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Discard what I typed' }).click();
});

test('a clerk adds several photographs at once, and each moves with its caption', async ({
  page,
}) => {
  await openEntry(page, event);
  const words = editingTexts.en.desk;
  const photographs = page.getByRole('group', { name: 'Photographs', exact: true });
  const toDrawing = (name: string) => ({
    name,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>',
    ),
  });
  await photographs
    .getByLabel(words.addPictures)
    .setInputFiles([toDrawing('Shelves.svg'), toDrawing('Tables.svg')]);
  const rows = photographs.getByRole('listitem').filter({ has: page.getByRole('combobox') });
  await expect(rows).toHaveCount(2, longWait);
  await rows.nth(1).getByLabel('English').fill('Tables by the window');
  await rows.nth(1).getByRole('button', { name: 'Move row 2 up' }).press('Enter');
  await expect(rows.first().getByLabel('English')).toHaveValue('Tables by the window');
  await expect(rows.first().getByRole('combobox')).toHaveValue('./tables.svg');
  await page.getByRole('button', { name: words.discard }).click();
});

test('a small window shows the panes that have room, and each can be folded', async ({ page }) => {
  await openEntry(page, event);
  const words = editingTexts.en.desk;
  const list = page.getByRole('navigation', { name: words.entries });
  const form = page.getByRole('main');
  const shown = page.getByRole('region', { name: words.preview });
  const fold = (pane: 'list' | 'form' | 'page') =>
    page
      .getByRole('group', { name: words.panes })
      .getByRole('button', { name: words[`pane.${pane}`] })
      .click();
  const panes = async () => [
    await list.isVisible(),
    await form.isVisible(),
    await shown.isVisible(),
  ];
  expect(await panes()).toEqual([true, true, true]);
  for (const width of [1093, 1024, 800]) {
    await page.setViewportSize({ width, height: 768 });
    await expect.poll(panes).toEqual([true, true, false]);
    const size = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { scrollHeight, scrollWidth };
    });
    expect(size).toEqual({ scrollHeight: 768, scrollWidth: width });
  }
  await fold('page');
  expect(await panes()).toEqual([false, true, true]);
  // Room that one part gives up goes to another.
  await fold('form');
  expect(await panes()).toEqual([true, false, true]);
  // When zoomed in, one part shows at a time: the one opened last.
  await page.setViewportSize({ width: 640, height: 480 });
  await expect.poll(panes).toEqual([false, false, true]);
  await fold('list');
  expect(await panes()).toEqual([true, false, false]);
  await list.getByRole('button', { name: /Rules of the reading room/ }).click();
  await expect.poll(panes).toEqual([false, true, false]);
});

test('another address opens another entry without loading the page anew, and so does Back', async ({
  page,
}) => {
  await openEntry(page, event);
  await page.evaluate((place) => (location.hash = place), `notices/${notice}`);
  const opened = (name: string) =>
    expect(page.getByRole('heading', { level: 2, name })).toBeVisible(longWait);
  await opened(`notices/${notice}`);
  await page.goBack();
  await opened(event);
});

test('another site can neither read a source nor ask the desk', async ({ page, desk, request }) => {
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  for (const path of ['/src/content/settings.yaml', '/@vite/client', '/_edit', '//_edit']) {
    const answer = await request.get(desk.origin + path, { headers: elsewhere });
    expect(answer.status(), path).toBe(403);
    expect(answer.headers(), path).not.toHaveProperty('access-control-allow-origin');
  }
  const ask = async (origin: string) => {
    const headers = { origin, 'content-type': 'application/json' };
    return (
      await page.request.post('/_edit/api/list', { headers, data: '{"language":"en"}' })
    ).status();
  };
  expect(await ask(desk.origin)).toBe(200);
  expect(await ask('https://evil.example')).toBe(403);
  expect((await page.request.get('/__open-in-editor?file=package.json')).status()).toBe(404);
});
