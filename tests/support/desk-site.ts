import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../scripts/setup/free-port.ts';
import { copySite } from './site-copy.ts';

/** A copy of the project with a history and a remote, and its development server. */
export interface DeskSite {
  root: string;
  origin: string;
  /** Reads a file below `src/content`. */
  read: (path: string) => string;
  /** Changes a file below `src/content` from outside the desk. */
  write: (path: string, text: string) => void;
  has: (path: string) => boolean;
  git: (...args: string[]) => string;
  stop: () => Promise<void>;
}

/** Timeout of the start of the server on a busy machine, in milliseconds. */
const maxWait = 120_000;

async function untilAnswered(address: string): Promise<void> {
  const end = Date.now() + maxWait;
  while (Date.now() < end) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await setTimeout(250);
  }
  throw new Error(`${address} does not answer.`);
}

/**
 * Copies the project and starts the development server of the copy on a free port.
 *
 * @param entries files that are in the content besides, by their paths below `src/content`
 */
export async function startDesk(entries: Readonly<Record<string, string>> = {}): Promise<DeskSite> {
  const port = await findFreePort();
  const { root, remove } = copySite();
  const toPath = (path: string) => join(root, 'src/content', path);
  for (const [path, text] of Object.entries(entries)) {
    mkdirSync(dirname(toPath(path)), { recursive: true });
    writeFileSync(toPath(path), text);
  }
  const remote = `${root}.git`;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const origin = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        ASTRO_TELEMETRY_DISABLED: '1',
        EDITING_DESK: 'on',
      },
      stdio: 'ignore',
    },
  );
  // The server starts in the meantime.
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Staff');
  git('config', 'user.email', 'staff@ifsf.example');
  git('add', 'src/content');
  git('commit', '--quiet', '--message', 'Content');
  git('init', '--quiet', '--bare', remote);
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'HEAD');
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.kill()) await ended;
    rmSync(remote, { recursive: true, force: true });
    remove();
  };
  try {
    await untilAnswered(`${origin}/_edit`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    root,
    origin,
    git,
    stop,
    read: (path) => readFileSync(toPath(path), 'utf8'),
    write: (path, text) => writeFileSync(toPath(path), text),
    has: (path) => existsSync(toPath(path)),
  };
}
