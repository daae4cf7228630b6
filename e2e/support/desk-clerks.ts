import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { editingTexts } from '../../packages/i18n/editing.ts';
import { languageDetails, type Language } from '../../packages/i18n/languages.ts';
import type { DeskSite } from '../../tests/support/desk-site.ts';
import { test as base } from './desk.ts';

/** Two clerks, one of whom works at the desk, and the remote that both publish to. */

/** A busy machine checks everything within this time, in milliseconds. */
export const longWait = { timeout: 90_000 };

/** Files that the two change, below the root of the project. */
export const notice = 'src/content/notices/reading-room/en.mdx';
export const rules = 'src/content/pages/reading-room-rules/en.mdx';

/** A colleague with a clone of their own. */
interface Colleague {
  /** Changes the title of a file, and publishes it. */
  publish: (path: string, title: string) => void;
  /** Reads a file of the main branch. */
  read: (path: string) => string;
  /** Squashes a branch onto the main one and deletes it, as a hosting service does. */
  squash: (branch: string) => void;
}

export const test = base.extend<{ colleague: Colleague }>({
  colleague: async ({ desk }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'colleague-'));
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    git('clone', '--quiet', '--branch', 'main', `${desk.root}.git`, '.');
    git('config', 'user.name', 'Vikram');
    git('config', 'user.email', 'vikram@ifsf.example');
    const pull = () => git('pull', '--quiet');
    await use({
      squash: (branch) => {
        pull();
        git('merge', '--quiet', '--squash', `origin/${branch}`);
        git('commit', '--quiet', '--message', 'Squashed');
        git('push', '--quiet', 'origin', 'main', `:${branch}`);
      },
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

/** Opens the desk without a preview, which is slow to render. */
export async function openDesk(page: Page, language: Language = 'en') {
  await page.route(
    ({ pathname }) => !pathname.startsWith('/_edit'),
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Page</title>' }),
  );
  await page.goto('/_edit');
  await page.getByLabel(editingTexts.en.desk.language).selectOption(languageDetails[language].name);
}

/** Changes the title of a file at the desk. */
export function retitle(desk: DeskSite, path: string, title: string) {
  const name = path.replace('src/content/', '');
  desk.write(name, desk.read(name).replace(/^title: .*$/m, `title: ${title}`));
}

/** Opens the dialog and presses its button. */
export async function publish(page: Page, language: Language = 'en') {
  const name = editingTexts[language].desk.publish;
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await page.getByRole('button', { name, exact: true }).click();
  await dialog.getByRole('button', { name, exact: true }).click(longWait);
  return dialog;
}

/** Points the clerk's remote to another address. */
export function sendTo(desk: DeskSite, address: string) {
  desk.git('remote', 'set-url', 'origin', address);
}

/** The remote of both, as a folder. */
const placeOf = (desk: DeskSite) => `${desk.root}.git`;

/** Gives the clerk's remote the address of a hosting service, which Git redirects to the folder. */
export function sendAsTo(desk: DeskSite, address: string) {
  const program = join(desk.root, '.git/ssh');
  const script = `for last; do :; done\nexec \${last%% *} '${placeOf(desk)}'\n`;
  writeFileSync(program, `#!/bin/sh\n${script}`, { mode: 0o755 });
  desk.git('config', 'core.sshCommand', program);
  desk.git('config', 'ssh.variant', 'simple');
  sendTo(desk, address);
}
