import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { copySite } from '../../tests/support/site-copy.ts';

/** A copy of the project with a history and a place to send it, and its development server. */
export interface DeskSite {
  origin: string;
  read: (path: string) => string;
  has: (path: string) => boolean;
  git: (...args: string[]) => string;
}

/** How long the server may take to start on a busy machine, in milliseconds. */
const patience = 120_000;

async function untilAnswered(address: string): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${address} does not answer.`);
}

/** Tests of the editing desk, on a copy of the content that they may change. One server serves all tests of a worker. */
export const test = base.extend<object, { desk: DeskSite }>({
  desk: [
    async ({}, use, { workerIndex }) => {
      const { root, remove } = copySite();
      const remote = `${root}.git`;
      const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
      git('init', '--quiet');
      git('config', 'user.name', 'Staff');
      git('config', 'user.email', 'staff@ifsf.example');
      git('add', 'src/content');
      git('commit', '--quiet', '--message', 'Content');
      git('init', '--quiet', '--bare', remote);
      git('remote', 'add', 'origin', remote);
      git('push', '--quiet', '--set-upstream', 'origin', 'HEAD');
      const port = Number(process.env['E2E_PORT'] ?? 4499) + 1000 + workerIndex;
      const origin = `http://localhost:${port}`;
      const server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)], {
        cwd: root,
        env: { ...process.env, NODE_ENV: undefined, ASTRO_TELEMETRY_DISABLED: '1' },
        stdio: 'ignore',
      });
      try {
        await untilAnswered(`${origin}/_edit`);
        const toPath = (path: string) => join(root, 'src/content', path);
        await use({ origin, git, read: (path) => readFileSync(toPath(path), 'utf8'), has: (path) => existsSync(toPath(path)) });
      } finally {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill();
        await ended;
        rmSync(remote, { recursive: true, force: true });
        remove();
      }
    },
    { scope: 'worker', timeout: 2 * patience },
  ],
  baseURL: ({ desk }, use) => use(desk.origin),
});
