import { beforeEach, expect, test, vi } from 'vitest';
import { settingsWith } from '../../../content-check/fixture.ts';
import { git, makeClerks, type Clerk } from './clerks.ts';

// That what is brought together is checked, too, has a test of its own.
vi.mock('../../../../packages/desk/server/find-issues.ts', () => ({
  findIssues: () => Promise.resolve([]),
  findNewIssues: () => Promise.resolve([]),
}));

let remote: string;
let first: Clerk;
let second: Clerk;
let online: (path: string) => string;

const contact = 'pages/contact/en.mdx';

beforeEach(() => {
  const settings = settingsWith((document) => document.setIn(['publishByPullRequest'], true));
  ({ remote, first, second, online } = makeClerks({ 'settings.yaml': settings }));
});

/** The ways in which the hosting service handles a pull request. */
const service = {
  merge: (branch: string) =>
    inClone(() => git(service.root, 'merge', '--no-ff', '-m', 'Merge', `origin/${branch}`)),
  squash: (branch: string) =>
    inClone(() => {
      git(service.root, 'merge', '--squash', `origin/${branch}`);
      git(service.root, 'commit', '-m', 'Squashed');
    }),
  rebase: (branch: string) =>
    inClone(() => {
      git(service.root, 'commit', '--allow-empty', '-m', 'Another one');
      git(service.root, 'cherry-pick', `HEAD~1..origin/${branch}`);
    }),
  remove: (branch: string) => git(remote, 'branch', '-D', branch),
  root: '',
};

function inClone(change: () => void) {
  service.root = `${remote}-service`;
  git(remote, 'clone', '--quiet', remote, service.root);
  git(service.root, 'config', 'user.name', 'Service');
  git(service.root, 'config', 'user.email', 'service@ifsf.example');
  change();
  git(service.root, 'push', '--quiet', 'origin', 'HEAD:main');
  git(remote, 'worktree', 'prune');
}

const send = async (clerk: Clerk, title: string) => {
  await clerk.change('pages', 'contact', title);
  return (await clerk.publish()).branch ?? '';
};

test('a change goes to a branch of its own and not to main, and waits there', async () => {
  const branch = await send(second, 'Contact the office');
  expect(branch).toMatch(/^desk\/vikram-\d{4}-\d{2}-\d{2}-[0-9a-f]+$/);
  expect(online(contact)).not.toContain('Contact the office');
  expect(git(remote, 'show', `${branch}:src/content/${contact}`)).toContain('Contact the office');
  expect(await second.pending()).toMatchObject({ changes: [], unsent: 0, waiting: { branch } });
  expect(second.git('branch', '--show-current').trim()).toBe('main');
});

test('the next publication goes to a branch of its own, with all that waits', async () => {
  const branch = await send(second, 'Contact the office');
  await second.change('notices', 'office-closed', 'Office closed on Sunday');
  const { branch: next = '' } = await second.publish();
  expect(next).not.toBe(branch);
  expect(git(remote, 'show', `${next}:src/content/${contact}`)).toContain('Contact the office');
  expect(await second.pending()).toMatchObject({ unsent: 0, waiting: { branch: next } });
});

test('two publications merged as one commit count as published without a question', async () => {
  await send(second, 'Contact the office');
  service.squash(await send(second, 'Contact our office'));
  await second.publish();
  expect(second.git('rev-parse', 'HEAD')).toBe(git(remote, 'rev-parse', 'main'));
});

test.each(['merge', 'squash', 'rebase'] as const)(
  'after a %s and the removal of the branch nothing is left to send, and the next change gets a branch of its own',
  async (how) => {
    const branch = await send(second, 'Contact the office');
    service[how](branch);
    service.remove(branch);
    await second.publish();
    expect(await second.pending()).toEqual({ way: 'push', changes: [], unsent: 0, discarded: [] });
    expect(second.git('rev-parse', 'HEAD')).toBe(git(remote, 'rev-parse', 'main'));
    const next = await send(second, 'Reach the office');
    expect(next).not.toBe(branch);
    expect(git(remote, 'rev-list', '--count', `main..${next}`).trim()).toBe('1');
  },
);

test('a squash merge with later commits of others is no conflict', async () => {
  const branch = await send(second, 'Contact the office');
  service.squash(branch);
  service.remove(branch);
  await first.publish();
  const theirs = await send(first, 'Reach the office');
  git(remote, 'update-ref', 'refs/heads/main', theirs);
  await second.change('notices', 'office-closed', 'Office closed on Sunday');
  const { branch: next = '' } = await second.publish();
  expect(git(remote, 'show', `${next}:src/content/${contact}`)).toContain('Reach the office');
  expect(git(remote, 'show', `${next}:src/content/notices/office-closed/en.mdx`)).toContain(
    'Sunday',
  );
});

test('an abandoned branch is sent anew, because none of it is published', async () => {
  const branch = await send(second, 'Contact the office');
  service.remove(branch);
  const { branch: again = '' } = await second.publish();
  expect(git(remote, 'show', `${again}:src/content/${contact}`)).toContain('Contact the office');
});

test('a colleague’s additions to the branch arrive with the main branch', async () => {
  const branch = await send(second, 'Contact the office');
  first.git('fetch', '--quiet');
  first.git('switch', '--quiet', '--detach', `origin/${branch}`);
  const path = 'notices/office-closed/hi.mdx';
  first.write(path, first.read(path).replace('शुक्रवार', 'रविवार'));
  first.git('commit', '--quiet', '--all', '--message', 'From the review');
  first.git('push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`);
  service.squash(branch);
  await second.publish();
  expect(second.read(path)).toContain('रविवार');
  expect(await second.pending()).toEqual({ way: 'push', changes: [], unsent: 0, discarded: [] });
});
