import { expect } from '@playwright/test';
import { usualMinutes } from '../src/core/desk-publishing.ts';
import { editingTexts } from '../src/i18n/editing.ts';
import { fill } from '../src/i18n/fill.ts';
import { languages } from '../src/i18n/languages.ts';
import { findBarriersInBothContrasts } from './support/axe.ts';
import {
  longWait,
  notice,
  openDesk,
  publish,
  refusals,
  retitle,
  rules,
  sendTo,
  test,
} from './support/desk-clerks.ts';

const words = editingTexts.en.desk;

// One server, one publication after the other.
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ viewport: { width: 1500, height: 950 } });

const sent = fill(words['publish.done'], { minutes: usualMinutes });

test('two clerks change different entries, then the same one: both are published, and the second one chooses', async ({
  page,
  desk,
  colleague,
}) => {
  await openDesk(page);
  colleague.publish(rules, 'Rules of our reading room');
  retitle(desk, notice, 'Reading room closed on Monday');
  let dialog = await publish(page);
  await expect(dialog.getByText(sent)).toBeVisible(longWait);
  expect(colleague.read(notice)).toContain('closed on Monday');
  expect(desk.read('pages/reading-room-rules/en.mdx')).toContain('our reading room');
  await page.keyboard.press('Escape');

  colleague.publish(notice, 'Reading room closed on Tuesday');
  retitle(desk, notice, 'Reading room closed on Sunday');
  dialog = await publish(page);
  await expect(dialog.getByText(words['problem.gitConflict'])).toBeVisible(longWait);
  await dialog.getByRole('button', { name: words['conflict.choose'] }).click();
  const title = dialog.getByRole('group', { name: /^Title/ });
  await expect(title.getByText('Reading room closed on Tuesday')).toBeVisible(longWait);
  await expect(title.getByText('Reading room closed on Sunday')).toBeVisible();
  await expect(dialog.getByText('Vikram')).toBeVisible();
  expect(await findBarriersInBothContrasts(page, 'dialog')).toEqual([]);
  await title.getByLabel(words['conflict.mine']).check();
  await dialog.getByRole('button', { name: words['conflict.done'] }).click();
  await expect(dialog.getByText(words['conflict.joined'])).toBeVisible(longWait);
  await publish(page);
  await expect(dialog.getByText(sent)).toBeVisible(longWait);
  expect(colleague.read(notice)).toContain('closed on Sunday');
});

test('what became of a publication is said, too, when its window was closed meanwhile', async ({
  page,
  desk,
}) => {
  await openDesk(page);
  const address = desk.git('remote', 'get-url', 'origin').trim();
  retitle(desk, notice, 'Reading room closed on Thursday');
  sendTo(desk, 'http://127.0.0.1:1/project.git');
  const dialog = await publish(page);
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(
    page.getByRole('status').filter({ hasText: words['problem.gitOffline'] }),
  ).toBeVisible(longWait);
  sendTo(desk, address);
});

test('what stands in the way of a publication is opened from its message', async ({
  page,
  desk,
}) => {
  await openDesk(page);
  const file = 'pages/reading-room-rules/en.mdx';
  const before = desk.read(file);
  desk.write(file, `${before}\n[Plan](/no-such-page)\n`);
  const dialog = await publish(page);
  await expect(dialog.getByText(words['publish.faults'])).toBeVisible(longWait);
  await dialog
    .getByRole('button', { name: /^Open Rules of/ })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'pages/reading-room-rules' }),
  ).toBeVisible(longWait);
  desk.write(file, before);
});

for (const language of languages)
  test(`every refusal is said in words, nothing is lost, and the next try sends it, in ${language}`, async ({
    page,
    desk,
    colleague,
  }) => {
    const said = editingTexts[language].desk;
    await openDesk(page, language);
    retitle(desk, rules, `Rules of the old reading room (${language})`);
    const dialog = page.getByRole('dialog');
    for (const { problem, begin, end } of refusals) {
      begin(desk);
      await publish(page, language);
      await expect(dialog.getByText(said[`problem.git${problem}`])).toBeVisible(longWait);
      end(desk);
    }
    await page.keyboard.press('Escape');

    const address = desk.git('remote', 'get-url', 'origin').trim();
    desk.git('remote', 'remove', 'origin');
    await page.getByRole('button', { name: said.publish, exact: true }).click();
    await expect(dialog.getByText(said['publish.noRemote'])).toBeVisible(longWait);
    await expect(dialog.getByRole('button', { name: said.publish, exact: true })).toBeHidden();
    await dialog.getByRole('button', { name: said.close }).click();
    desk.git('remote', 'add', 'origin', address);
    desk.git('fetch', '--quiet', 'origin');
    desk.git('branch', '--quiet', '--set-upstream-to', 'origin/main');

    await publish(page, language);
    const done = fill(said['publish.done'], { minutes: usualMinutes });
    await expect(dialog.getByText(done)).toBeVisible(longWait);
    expect(colleague.read(rules)).toContain(`the old reading room (${language})`);
  });
