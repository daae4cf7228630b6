import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { git as ask } from '../../../src/build/desk/git.ts';
import type { OpenedEntry } from '../../../src/core/desk.ts';
import { git, makeClerks, refusal, type Clerk } from './clerks.ts';

let remote: string;
let first: Clerk;
let second: Clerk;
let online: (path: string) => string;

beforeEach(async () => {
  ({ remote, first, second, online } = await makeClerks());
  await first.publish();
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

test('different lines of one entry come together', async () => {
  await first.change('notices', 'office-closed', 'Office closed on Monday');
  const opened = await second.ask<OpenedEntry>('open', {
    collection: 'notices',
    id: 'office-closed',
  });
  await second.ask('save', {
    ...opened,
    texts: { en: 'We are back on Tuesday.', hi: 'हम मंगलवार को लौटेंगे।' },
  });
  await first.publish();
  await second.publish();
  expect(online('notices/office-closed/en.mdx')).toMatch(/closed on Monday[^]*back on Tuesday/);
});

test('the same line changed by both is said, with nothing lost and nothing sent', async () => {
  await first.change('notices', 'office-closed', 'Office closed on Monday');
  await second.change('notices', 'office-closed', 'Office closed on Sunday');
  await first.publish();
  await expect(second.publish()).rejects.toThrow(refusal('gitConflict'));
  await expect(second.publish()).rejects.toThrow('src/content/notices/office-closed/en.mdx');
  expect(second.read('notices/office-closed/en.mdx')).toContain('Office closed on Sunday');
  expect(second.git('status', '--porcelain')).toBe('');
  expect(online('notices/office-closed/en.mdx')).toContain('Office closed on Monday');
  // What was committed is still to be sent.
  expect(await second.pending()).toMatchObject({
    unsent: 1,
    changes: [{ title: 'Office closed on Sunday', kind: 'changed' }],
  });
});

test('what is right for each of two clerks and wrong together is not sent', async () => {
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

test('commits that were not sent are never called unchanged, and are sent', async () => {
  await second.change('pages', 'contact', 'Contact the office');
  second.git('commit', '--quiet', '--all', '--message', 'By hand');
  expect(await second.pending()).toMatchObject({ unsent: 1, changes: [{ kind: 'changed' }] });
  await second.publish();
  expect(online('pages/contact/en.mdx')).toContain('Contact the office');
});

test('a branch that the service does not know is sent there, and its name is said', async () => {
  second.git('switch', '--quiet', '--create', 'help-desk');
  await second.change('pages', 'contact', 'Contact the office');
  expect(await second.publish()).toEqual({ branch: 'help-desk', link: undefined });
  expect(online('pages/contact/en.mdx')).not.toContain('Contact the office');
  expect(git(remote, 'show', 'help-desk:src/content/pages/contact/en.mdx')).toContain('the office');
  expect(await second.pending()).toMatchObject({ changes: [], unsent: 0 });
});

const hook = (root: string, name: string, script: string) =>
  writeFileSync(join(root, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

test.each<[string, string, () => void]>([
  ['a name is missing', 'gitNoName', () => second.git('config', 'user.useConfigOnly', 'true')],
  [
    'the service is offline',
    'gitOffline',
    () => second.git('remote', 'set-url', 'origin', 'http://127.0.0.1:1/x.git'),
  ],
  [
    'the project has moved',
    'gitNoPlace',
    () => second.git('remote', 'set-url', 'origin', `${remote}.gone`),
  ],
  [
    'a hook of the folder refuses',
    'gitHook',
    () => hook(second.root, '.git/hooks/pre-commit', 'echo Not today; exit 1'),
  ],
  [
    'a hook refuses before it is sent',
    'gitHook',
    () => hook(second.root, '.git/hooks/pre-push', 'echo Not today; exit 1'),
  ],
  [
    'a hook of the service refuses',
    'gitHookThere',
    () => hook(remote, 'hooks/pre-receive', 'echo Not today; exit 1'),
  ],
  [
    'the branch is protected',
    'gitProtected',
    () => hook(remote, 'hooks/pre-receive', 'echo "GH006: Protected branch update failed"; exit 1'),
  ],
  [
    'the login has expired',
    'gitLogin',
    () =>
      hook(remote, 'hooks/pre-receive', 'exit 0') ??
      useSsh('echo "git@host: Permission denied (publickey)." >&2; exit 255'),
  ],
  [
    'there is no right to write',
    'gitRights',
    () => useSsh('echo "ERROR: Permission to project.git denied to clerk." >&2; exit 1'),
  ],
  [
    'another program uses Git',
    'gitBusy',
    () => writeFileSync(join(second.root, '.git/index.lock'), ''),
  ],
  ['no branch is checked out', 'gitNoBranch', () => second.git('checkout', '--quiet', '--detach')],
  ['there is nowhere to send it', 'noRemote', () => second.git('remote', 'remove', 'origin')],
])('where %s, that is said, and what was saved stays', async (_, problem, prepare) => {
  await second.change('pages', 'contact', 'Contact the office');
  if (problem === 'gitNoName') {
    second.git('config', '--unset', 'user.name');
    second.git('config', '--unset', 'user.email');
  }
  prepare();
  await expect(second.publish()).rejects.toThrow(refusal(problem));
  expect(second.read('pages/contact/en.mdx')).toContain('Contact the office');
  expect(online('pages/contact/en.mdx')).not.toContain('Contact the office');
});

/** The service is asked by a program of the test. */
function useSsh(script: string) {
  const program = join(second.root, '.git/ssh');
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  second.git('config', 'core.sshCommand', program);
  second.git('config', 'ssh.variant', 'ssh');
  second.git('remote', 'set-url', 'origin', 'ssh://git@host.invalid/project.git');
}

test('a service that hangs does not stop the desk, and is given up when somebody stops it', async () => {
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
  const pid = Number(readFileSync(started, 'utf8'));
  // What Git had started has ended, too.
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect((await second.pending()).unsent).toBe(1);
});

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test('Git has a limit of time', async () => {
  useSsh('exec sleep 600');
  await expect(ask(second.root, ['fetch'], { limit: 100 })).rejects.toThrow(refusal('gitSlow'));
});

test('a message that is too long is refused, and one of any form is kept', async () => {
  await second.change('pages', 'contact', 'Contact the office');
  await expect(second.publish('x'.repeat(200_000))).rejects.toThrow(refusal('longMessage'));
  await second.publish('#1 --amend “कार्यालय”');
  expect(git(remote, 'log', '-1', '--no-merges', '--format=%s', 'main')).toBe(
    '#1 --amend “कार्यालय”\n',
  );
});
