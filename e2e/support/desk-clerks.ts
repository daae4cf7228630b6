import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { editingTexts } from '../../src/i18n/editing.ts';
import { languageDetails, type Language } from '../../src/i18n/languages.ts';
import type { DeskSite } from '../../tests/support/desk-site.ts';
import { test as base } from './desk.ts';

/** Two clerks, of whom one works at the desk, and the place that both send to. */

/** A busy machine checks everything within this time, in milliseconds. */
export const longWait = { timeout: 90_000 };

/** Files that the two change, below the root of the project. */
export const notice = 'src/content/notices/reading-room/en.mdx';
export const rules = 'src/content/pages/reading-room-rules/en.mdx';

/** A colleague with a clone of their own. */
interface Colleague {
  /** Changes the title of a file, and publishes it. */
  publish: (path: string, title: string) => void;
  /** What is in a file of the main branch. */
  read: (path: string) => string;
  git: (...args: string[]) => string;
  /** Makes one commit of a branch on the main one and removes it, as a service does. */
  squash: (branch: string, when: Date) => void;
}

export const test = base.extend<{ colleague: Colleague }>({
  colleague: async ({ desk }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'colleague-'));
    const env = { ...process.env };
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', env });
    git('clone', '--quiet', '--branch', 'main', `${desk.root}.git`, '.');
    git('config', 'user.name', 'Vikram');
    git('config', 'user.email', 'vikram@ifsf.example');
    const pull = () => git('pull', '--quiet');
    await use({
      git,
      squash: (branch, when) => {
        pull();
        git('merge', '--quiet', '--squash', `origin/${branch}`);
        env.GIT_COMMITTER_DATE = when.toISOString();
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

/** Opens the desk without a page of the site beside, which takes the development server long. */
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

/** Sends what the clerk publishes to another address. */
export function sendTo(desk: DeskSite, address: string) {
  desk.git('remote', 'set-url', 'origin', address);
}

/** The place that both send to, as a folder. */
const placeOf = (desk: DeskSite) => `${desk.root}.git`;

function writeHook(folder: string, name: string, text: string) {
  writeFileSync(join(folder, name), `#!/bin/sh\necho "${text}"\nexit 1\n`);
  chmodSync(join(folder, name), 0o755);
}

/** A refusal of Git that a clerk can meet: how it comes about, and how it ends. */
interface Refusal {
  problem:
    | 'NoName'
    | 'Hook'
    | 'Offline'
    | 'NoPlace'
    | 'Protected'
    | 'Rights'
    | 'Login'
    | 'HookThere'
    | 'NoBranch';
  begin: (desk: DeskSite) => void;
  end: (desk: DeskSite) => void;
}

/** The service refuses in words of its own. */
const refusedThere = (problem: Refusal['problem'], text: string): Refusal => ({
  problem,
  begin: (desk) => writeHook(placeOf(desk), 'hooks/pre-receive', text),
  end: (desk) => rmSync(join(placeOf(desk), 'hooks/pre-receive')),
});

/** A hook of the clerk’s own folder refuses. */
const refusedHere = (name: string): Refusal => ({
  problem: 'Hook',
  begin: (desk) => writeHook(desk.root, `.git/hooks/${name}`, 'Not on a Friday'),
  end: (desk) => rmSync(join(desk.root, `.git/hooks/${name}`)),
});

const notReached = (
  problem: Refusal['problem'],
  toAddress: (place: string) => string,
): Refusal => ({
  problem,
  begin: (desk) => sendTo(desk, toAddress(placeOf(desk))),
  end: (desk) => sendTo(desk, placeOf(desk)),
});

/** The first ones refuse a commit, the others what is sent. */
export const refusals: readonly Refusal[] = [
  {
    problem: 'NoName',
    // The person who runs the tests may have a name.
    begin: (desk) => desk.git('config', 'user.name', ''),
    end: (desk) => desk.git('config', 'user.name', 'Staff'),
  },
  refusedHere('pre-commit'),
  refusedHere('pre-push'),
  notReached('Offline', () => 'http://127.0.0.1:1/project.git'),
  notReached('NoPlace', (place) => `${place}.gone`),
  refusedThere('Protected', 'GH006: Protected branch update failed'),
  refusedThere('Rights', 'Permission to ifsf/site.git denied to clerk.'),
  refusedThere('Login', 'fatal: Authentication failed'),
  refusedThere('HookThere', 'Not on a Friday'),
  {
    problem: 'NoBranch',
    begin: (desk) => desk.git('checkout', '--quiet', '--detach'),
    end: (desk) => desk.git('checkout', '--quiet', 'main'),
  },
];

/**
 * Gives the place that the clerk sends to the address of a service, which Git reaches without a
 * network.
 */
export function sendAsTo(desk: DeskSite, address: string) {
  const program = join(desk.root, '.git/ssh');
  const script = `for last; do :; done\nexec \${last%% *} '${placeOf(desk)}'\n`;
  writeFileSync(program, `#!/bin/sh\n${script}`, { mode: 0o755 });
  desk.git('config', 'core.sshCommand', program);
  desk.git('config', 'ssh.variant', 'simple');
  sendTo(desk, address);
}
