import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { createApi } from '../../../src/build/desk/api.ts';
import { createDesk } from '../../../src/build/desk/desk.ts';
import type { OpenedEntry } from '../../../src/core/desk.ts';
import type { Pending, Published } from '../../../src/core/desk-publishing.ts';
import {
  makeSite,
  notice,
  noticeInHindi,
  page,
  pageInHindi,
  type Files,
} from '../content-check/fixture.ts';

const files: Files = {
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

/** What a clerk has: a clone, and a desk. */
export function openClerk(root: string) {
  const api = createApi(createDesk(root));
  const ask = <Result>(name: string, body: object = {}) =>
    api(name, { language: 'en', ...body }) as Promise<Result>;
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
    publish: (message = 'Change') => ask<Published>('publish', { message }),
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

/** Two clerks with a clone each, and a place that both send to, which the first one has sent to. */
export async function makeClerks(more: Files = {}) {
  // The person who runs the tests has a name.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  const folder = mkdtempSync(join(tmpdir(), 'clerks-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const remote = join(folder, 'project.git');
  const root = makeSite({ ...files, ...more });
  writeFileSync(join(root, '.gitattributes'), 'src/content/published-addresses.txt merge=union\n');
  git(root, 'init', '--quiet', '--initial-branch', 'main');
  git(folder, 'init', '--quiet', '--bare', '--initial-branch', 'main', remote);
  identify(root, 'Asha');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'Content');
  git(root, 'remote', 'add', 'origin', remote);
  git(root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  const first = openClerk(root);
  git(folder, 'clone', '--quiet', remote, 'second');
  identify(join(folder, 'second'), 'Vikram');
  const second = openClerk(join(folder, 'second'));
  return {
    remote,
    first,
    second,
    online: (path: string) => git(remote, 'show', `main:src/content/${path}`),
  };
}
