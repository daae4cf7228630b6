import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, vi } from 'vitest';
import {
  findUnrecorded,
  recordAddresses,
} from '../../../../packages/content-check/rules/redirects/published.ts';
import { createDesk } from '../../../../packages/desk/server/desk.ts';
import { memoize } from '../../../../packages/base/shared/memoize.ts';
import type { OpenedEntry } from '../../../../packages/desk/protocol/desk.ts';
import type {
  ConflictChoices,
  Pending,
  PushedBranch,
} from '../../../../packages/desk/protocol/publishing.ts';
import {
  makeSite,
  notice,
  noticeInHindi,
  page,
  pageInHindi,
  type Files,
} from '../../../content-check/fixture.ts';
import { callerOf } from './call-api.ts';

/** A page and a notice in both languages. */
export const office: Files = {
  'pages/contact/en.mdx': page('[Home](/)\n', {
    title: 'Contact',
    description: 'How to reach the office of the federation, by post and by telephone.',
  }),
  'pages/contact/hi.mdx': pageInHindi('[मुखपृष्ठ](/)\n', {
    title: 'संपर्क',
    description: 'संघ के कार्यालय तक डाक और टेलीफ़ोन से पहुँचने का तरीका यहाँ है।',
  }),
  'notices/office-closed/en.mdx': notice(),
  'notices/office-closed/hi.mdx': noticeInHindi(),
};

export const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

export const refusal = (problem: string): Error => expect.objectContaining({ problem }) as Error;

export type Clerk = ReturnType<typeof openClerk>;

/** A clerk: a clone, and a desk. */
function openClerk(root: string) {
  const ask = callerOf(root);
  const open = (collection: string, id: string) =>
    ask<OpenedEntry & { form: Record<string, object> }>('open', { collection, id });
  const change = async (collection: string, id: string, title: string) => {
    const opened = await open(collection, id);
    const form = { ...opened.form, title: { ...opened.form['title'], en: title } };
    await ask('save', { ...opened, form });
  };
  return {
    root,
    ask,
    open,
    change,
    publish: (message = 'Change', chosen?: ConflictChoices) =>
      ask<PushedBranch>('publish', { message, chosen }),
    pending: () => ask<Pending>('changes'),
    git: (...args: string[]) => git(root, ...args),
    read: (path: string) => readFileSync(join(root, 'src/content', path), 'utf8'),
    write: (path: string, text: string) => writeFileSync(join(root, 'src/content', path), text),
  };
}

function identify(root: string, name: string) {
  git(root, 'config', 'user.name', name);
  git(root, 'config', 'user.email', 'clerk@ifsf.example');
}

const prepared = mkdtempSync(join(tmpdir(), 'clerks-'));
afterAll(() => rmSync(prepared, { recursive: true, force: true }));

/** Makes two clones and the place that both send to, once for all tests of a file. */
const prepare = memoize((more: string) => {
  const folder = mkdtempSync(join(prepared, 'site-'));
  const root = join(folder, 'first');
  cpSync(makeSite({ ...office, ...(JSON.parse(more) as Files) }), root, { recursive: true });
  recordAddresses(root, findUnrecorded(createDesk(root).getContent()));
  writeFileSync(join(root, '.gitattributes'), 'src/content/published-addresses.txt merge=union\n');
  git(folder, 'init', '--quiet', '--bare', '--initial-branch', 'main', 'project.git');
  git(root, 'init', '--quiet', '--initial-branch', 'main');
  identify(root, 'Asha');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'Content');
  git(root, 'remote', 'add', 'origin', '../project.git');
  git(root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  git(folder, 'clone', '--quiet', 'project.git', 'second');
  git(join(folder, 'second'), 'remote', 'set-url', 'origin', '../project.git');
  identify(join(folder, 'second'), 'Vikram');
  return folder;
});

/** Two clerks with a clone each, and a place that both send to, which has all of the content. */
export function makeClerks(more: Files = {}) {
  // The person who runs the tests has a name.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  const folder = mkdtempSync(join(tmpdir(), 'clerks-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(prepare(JSON.stringify(more)), folder, { recursive: true });
  const remote = join(folder, 'project.git');
  return {
    remote,
    first: openClerk(join(folder, 'first')),
    second: openClerk(join(folder, 'second')),
    online: (path: string) => git(remote, 'show', `main:src/content/${path}`),
  };
}
