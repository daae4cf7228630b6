import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { usualMinutes } from '../packages/desk/protocol/publishing.ts';
import { editingTexts } from '../packages/i18n/editing.ts';
import { fill } from '../packages/i18n/fill.ts';
import { findBarriersInBothContrasts } from './support/axe.ts';
import {
  longWait,
  notice,
  openDesk,
  publish,
  retitle,
  rules,
  sendAsTo,
  sendTo,
  test,
} from './support/desk-clerks.ts';

const words = editingTexts.en.desk;

// The tests share a server, so they publish one after the other.
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ viewport: { width: 1366, height: 768 } });

const sent = fill(words['publish.done'], { minutes: usualMinutes });

test('two clerks publish different entries, then the same one; the second clerk keeps one version', async ({
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
  const entry = dialog.getByRole('group', { name: 'Reading room closed on Sunday' });
  await expect(entry.getByText('Title: Reading room closed on Tuesday')).toBeVisible(longWait);
  await expect(entry.getByText('Title: Reading room closed on Sunday')).toBeVisible();
  await expect(entry.getByText('Vikram')).toBeVisible();
  expect(await findBarriersInBothContrasts(page, 'dialog')).toEqual([]);
  await entry.getByLabel(words['conflict.mine']).check();
  await dialog.getByRole('button', { name: words['conflict.done'] }).click();
  await expect(dialog.getByText(sent)).toBeVisible(longWait);
  expect(colleague.read(notice)).toContain('closed on Sunday');
  await dialog.getByText(/^Reading room closed on Tuesday, /).click();
  await expect(dialog.getByText('Title: Reading room closed on Tuesday')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: words['discarded.copy'] }).click();
  await expect(dialog.getByText(words['discarded.copied'])).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Tuesday');
});

test('an obstacle opens from its message; a service that hangs times out; a refusal shows in Hindi, even after the window was closed; the next try publishes', async ({
  page,
  desk,
  colleague,
}) => {
  await openDesk(page);
  const file = 'pages/reading-room-rules/en.mdx';
  const before = desk.read(file);
  desk.write(file, `${before}\n[Plan](/no-such-page)\n`);
  let dialog = await publish(page);
  await expect(dialog.getByText(words['publish.faults'])).toBeVisible(longWait);
  const open = dialog.getByRole('button', { name: /^Open Rules of/ });
  await open.first().click();
  const heading = page.getByRole('heading', { level: 2, name: 'pages/reading-room-rules' });
  await expect(heading).toBeVisible(longWait);
  desk.write(file, before);

  const address = desk.git('remote', 'get-url', 'origin').trim();
  retitle(desk, rules, 'Rules of the old reading room');
  desk.git('config', 'core.sshCommand', 'sh -c "sleep 600" --');
  sendTo(desk, 'ssh://git@host.invalid/project.git');
  dialog = await publish(page);
  await dialog.getByRole('button', { name: words['publish.stop'] }).click(longWait);
  await expect(dialog.getByText(words['problem.gitStopped'])).toBeVisible(longWait);
  await page.keyboard.press('Escape');

  const hindi = editingTexts.hi.desk;
  await openDesk(page, 'hi');
  sendTo(desk, 'http://127.0.0.1:1/project.git');
  dialog = await publish(page, 'hi');
  await dialog.getByRole('button', { name: hindi.close }).click();
  const status = page.getByRole('status').filter({ hasText: hindi['problem.gitOffline'] });
  await expect(status).toBeVisible(longWait);

  sendTo(desk, address);
  dialog = await publish(page, 'hi');
  const done = fill(hindi['publish.done'], { minutes: usualMinutes });
  await expect(dialog.getByText(done)).toBeVisible(longWait);
  expect(colleague.read(rules)).toContain('the old reading room');
});

test('if the main branch takes only pull requests, a branch is published with the address of one; the list shows its status', async ({
  page,
  desk,
  colleague,
}) => {
  const website = { commit: desk.git('rev-parse', 'origin/main').trim() };
  const server = createServer((_, response) => response.end(JSON.stringify(website)));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = desk.read('settings.yaml');
  const address = desk.git('remote', 'get-url', 'origin').trim();
  await openDesk(page);
  sendAsTo(desk, 'git@github.com:ifsf/website.git');
  desk.write('settings.yaml', `${settings}\npublishByPullRequest: true\n`);
  retitle(desk, notice, 'Reading room closed on Wednesday');
  const dialog = await publish(page);
  const isSent = dialog.getByText(/^Sent to the branch desk\/staff-.* One step is left/);
  await expect(isSent).toBeVisible(longWait);
  const [, branch = ''] = /branch (\S+)\./.exec(await isSent.innerText()) ?? [];
  await expect(dialog.getByRole('link', { name: words['publish.link'] })).toHaveAttribute(
    'href',
    `https://github.com/ifsf/website/compare/main...${branch}?expand=1`,
  );
  await dialog.getByRole('button', { name: words.close }).click();
  const entry = page
    .getByRole('navigation', { name: words.entries })
    .getByRole('button', { name: 'Reading room closed on Wednesday' });
  await expect(entry.getByText(words['state.waiting'])).toBeVisible(longWait);

  colleague.squash(branch);
  desk.git('fetch', '--quiet');
  website.commit = desk.git('rev-parse', 'origin/main').trim();
  const site = `site: http://127.0.0.1:${port}`;
  desk.write('settings.yaml', desk.read('settings.yaml').replace(/^site: .*$/m, site));
  await expect(async () => {
    await page.reload();
    await expect(entry.getByText(words['state.online'])).toBeVisible({ timeout: 10_000 });
  }).toPass(longWait);
  server.close();
  // Later tests of this desk publish to the main branch again.
  desk.write('settings.yaml', settings);
  sendTo(desk, address);
});
