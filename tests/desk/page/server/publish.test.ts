import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { recover } from '../../../../packages/desk/server/rebase.ts';
import type { OpenedEntry } from '../../../../packages/desk/protocol/desk.ts';
import { git, makeClerks, refusal, type Clerk } from './clerks.ts';

let remote: string;
let first: Clerk;
let second: Clerk;
let online: (path: string) => string;

beforeEach(() => {
  ({ remote, first, second, online } = makeClerks());
});

test('two clerks who have changed different entries publish one after the other, and both are online', async () => {
  await first.change('notices', 'office-closed', 'Office closed on Monday');
  await second.change('pages', 'contact', 'Contact the office');
  await first.publish();
  expect(await second.publish()).toEqual({});
  expect(online('notices/office-closed/en.mdx')).toContain('Office closed on Monday');
  expect(online('pages/contact/en.mdx')).toContain('Contact the office');
  expect(second.read('notices/office-closed/en.mdx')).toContain('Office closed on Monday');
  expect(await second.pending()).toMatchObject({ way: 'push', changes: [], unsent: 0 });
});

test('a publication without new addresses leaves their list as it is, so that nothing is checked again', async () => {
  const list = join(first.root, 'src/content/published-addresses.txt');
  const past = new Date(0);
  utimesSync(list, past, past);
  await first.change('notices', 'office-closed', 'Office closed on Monday');
  await first.publish();
  expect(statSync(list).mtime).toEqual(past);
});

test('two changes that are right apart and wrong together are not sent', async () => {
  await first.ask('operate', { kind: 'remove', collection: 'notices', id: 'office-closed' });
  const opened = await second.ask<OpenedEntry>('open', { collection: 'pages', id: 'contact' });
  const link = '[Office](/notices/office-closed)';
  const texts = {
    en: `${opened.texts.en} ${link}`,
    hi: `${opened.texts.hi} [कार्यालय](/notices/office-closed)`,
  };
  await second.ask('save', { ...opened, texts });
  await second.publish();
  await expect(first.publish()).rejects.toThrow(refusal('fault'));
  expect(online('notices/office-closed/en.mdx')).toContain('title');
  expect((await first.pending()).unsent).toBeGreaterThan(0);
});

test('unsent commits are never called unchanged, and are sent', async () => {
  await second.change('pages', 'contact', 'Contact the office');
  second.git('commit', '--quiet', '--all', '--message', 'By hand');
  expect(await second.pending()).toMatchObject({ unsent: 1, changes: [{ kind: 'changed' }] });
  await second.publish();
  expect(online('pages/contact/en.mdx')).toContain('Contact the office');
});

test('a branch that the service does not know is sent there, and the desk names it', async () => {
  second.git('switch', '--quiet', '--create', 'help-desk');
  await second.change('pages', 'contact', 'Contact the office');
  expect(await second.publish()).toEqual({ branch: 'help-desk', link: undefined });
  expect(online('pages/contact/en.mdx')).not.toContain('Contact the office');
  expect(git(remote, 'show', 'help-desk:src/content/pages/contact/en.mdx')).toContain('the office');
  expect(await second.pending()).toMatchObject({ changes: [], unsent: 0 });
});

const hook = (root: string, name: string, script: string) =>
  writeFileSync(join(root, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

test('a refusal by Git shows its words and keeps what was saved', async () => {
  await second.change('pages', 'contact', 'Contact the office');
  hook(second.root, '.git/hooks/pre-push', 'echo Not today; exit 1');
  await expect(second.publish()).rejects.toThrow('Not today');
  expect(second.read('pages/contact/en.mdx')).toContain('Contact the office');
  expect(await second.pending()).toMatchObject({ unsent: 1 });
  hook(second.root, '.git/hooks/pre-push', 'exit 0');
  await second.publish();
  expect(online('pages/contact/en.mdx')).toContain('Contact the office');
});

test('a publication waits for a faster one and goes after it', async () => {
  await first.change('notices', 'office-closed', 'Office closed on Monday');
  first.git('commit', '--quiet', '--all', '--message', 'Faster');
  await second.change('pages', 'contact', 'Contact the office');
  hook(second.root, '.git/hooks/pre-push', `env -u GIT_DIR git -C ${first.root} push --quiet`);
  await second.publish();
  expect(online('notices/office-closed/en.mdx')).toContain('Office closed on Monday');
  expect(online('pages/contact/en.mdx')).toContain('Contact the office');
});

test.each([
  ['the desk was ended in the middle', true],
  ['somebody has begun it by hand', false],
])('at its start the desk aborts a rebase that it began itself: %s, %s', async (_, isAborted) => {
  await first.change('notices', 'office-closed', 'Office closed on Monday');
  await second.change('notices', 'office-closed', 'Office closed on Sunday');
  await first.publish();
  if (isAborted) {
    // A hook that Git runs in the middle, in the place of a computer that is switched off.
    const ended = 'touch .git/index.lock; kill -9 $PPID';
    hook(
      second.root,
      '.git/hooks/reference-transaction',
      `[ -d .git/rebase-merge ] || exit 0; ${ended}`,
    );
    await expect(second.publish()).rejects.toThrow();
    rmSync(join(second.root, '.git/hooks/reference-transaction'));
    writeFileSync(join(second.root, '.git/desk-running'), '');
  } else {
    second.git('commit', '--quiet', '--all', '--message', 'Mine');
    expect(() => second.git('pull', '--rebase')).toThrow();
  }
  await recover(second.root);
  expect(existsSync(join(second.root, '.git/rebase-merge'))).toBe(!isAborted);
  if (!isAborted) return;
  expect(second.read('notices/office-closed/en.mdx')).toContain('Office closed on Sunday');
  expect((await second.publish()).conflicts?.entries).toHaveLength(1);
});

/** The service is asked by a program of the test. */
function useSsh(script: string) {
  const program = join(second.root, '.git/ssh');
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  second.git('config', 'core.sshCommand', program);
  second.git('config', 'ssh.variant', 'ssh');
  second.git('remote', 'set-url', 'origin', 'ssh://git@host.invalid/project.git');
}

test('the desk keeps working while the service hangs, until the clerk stops waiting', async () => {
  await second.change('pages', 'contact', 'Contact the office');
  const started = join(second.root, '.git/started');
  useSsh(`echo $$ > ${started}; exec sleep 600`);
  const publishing = second.publish();
  publishing.catch(() => undefined);
  await expect
    .poll(() => existsSync(started) && readFileSync(started, 'utf8'), { timeout: 20_000 })
    .toMatch(/\d/);
  expect(await second.ask('list')).toHaveLength(3);
  await expect(second.publish()).rejects.toThrow(refusal('publishing'));
  await second.ask('stop');
  await expect(publishing).rejects.toThrow(refusal('gitStopped'));
  expect((await second.pending()).unsent).toBe(1);
});

test('the commit keeps a message of any form', async () => {
  await second.change('pages', 'contact', 'Contact the office');
  await second.publish('#1 --amend “कार्यालय”');
  expect(git(remote, 'log', '-1', '--format=%s', 'main')).toBe('#1 --amend “कार्यालय”\n');
});
