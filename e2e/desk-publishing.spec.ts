import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { usualMinutes } from '../src/core/desk-publishing.ts';
import { editingTexts } from '../src/i18n/editing.ts';
import { fill } from '../src/i18n/fill.ts';
import type { DeskSite } from '../tests/support/desk-site.ts';
import { findBarriersInBothContrasts } from './support/axe.ts';
import { test as base } from './support/desk.ts';

const words = editingTexts.en.desk;

/** A busy machine checks everything within this time, in milliseconds. */
const longWait = { timeout: 90_000 };

const notice = 'src/content/notices/reading-room/en.mdx';
const rules = 'src/content/pages/reading-room-rules/en.mdx';

/** A colleague with a clone of their own. */
interface Colleague {
  /** Changes the title of a file, and publishes it. */
  publish: (path: string, title: string) => void;
  read: (path: string) => string;
}

const test = base.extend<{ colleague: Colleague }>({
  colleague: async ({ desk }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'colleague-'));
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    git('clone', '--quiet', '--branch', 'main', `${desk.root}.git`, '.');
    git('config', 'user.name', 'Vikram');
    git('config', 'user.email', 'vikram@ifsf.example');
    const pull = () => git('pull', '--quiet');
    await use({
      publish: (path, title) => {
        pull();
        const text = readFileSync(join(root, path), 'utf8');
        writeFileSync(join(root, path), text.replace(/^title: .*$/m, `title: ${title}`));
        git('commit', '--quiet', '--all', '--message', title);
        git('push', '--quiet');
      },
      read: (path) => {
        pull();
        return readFileSync(join(root, path), 'utf8');
      },
    });
    rmSync(root, { recursive: true, force: true });
  },
});

// One server, one publication after the other.
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ viewport: { width: 1500, height: 950 } });

/** Opens the desk without a page of the site beside, which takes the development server long. */
async function openDesk(page: Page) {
  await page.route(
    ({ pathname }) => !pathname.startsWith('/_edit'),
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Page</title>' }),
  );
  await page.goto('/_edit');
}

const retitle = (desk: DeskSite, path: string, title: string) => {
  const name = path.replace('src/content/', '');
  desk.write(name, desk.read(name).replace(/^title: .*$/m, `title: ${title}`));
};

/** Opens the dialog and presses its button. */
async function publish(page: Page) {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible()))
    await page.getByRole('button', { name: words.publish, exact: true }).click();
  await dialog.getByRole('button', { name: words.publish, exact: true }).click(longWait);
  return dialog;
}

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

test('every refusal is said in words, nothing is lost, and the next try sends it', async ({
  page,
  desk,
  colleague,
}) => {
  await openDesk(page);
  const address = desk.git('remote', 'get-url', 'origin').trim();
  const hook = join(address, 'hooks/pre-receive');
  const refuse = (text: string) => {
    writeFileSync(hook, `#!/bin/sh\necho "${text}"\nexit 1\n`);
    chmodSync(hook, 0o755);
  };
  const sendTo = (to: string) => desk.git('remote', 'set-url', 'origin', to);
  retitle(desk, rules, 'Rules of the old reading room');
  const refusals: [keyof typeof words, () => void][] = [
    ['problem.gitOffline', () => sendTo('http://127.0.0.1:1/project.git')],
    ['problem.gitNoPlace', () => sendTo(`${address}.gone`)],
    [
      'problem.gitProtected',
      () => (sendTo(address), refuse('GH006: Protected branch update failed')),
    ],
    ['problem.gitRights', () => refuse('Permission to ifsf/site.git denied to clerk.')],
    ['problem.gitLogin', () => refuse('fatal: Authentication failed')],
    ['problem.gitHookThere', () => refuse('Not on a Friday')],
  ];
  for (const [problem, prepare] of refusals) {
    prepare();
    const dialog = await publish(page);
    await expect(dialog.getByText(words[problem])).toBeVisible(longWait);
  }
  rmSync(hook);
  await page.keyboard.press('Escape');
  const dialog = await publish(page);
  await expect(dialog.getByText(sent)).toBeVisible(longWait);
  expect(colleague.read(rules)).toContain('the old reading room');
});
