import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../scripts/setup/free-port.ts';
import { missingNginx, spawnNginx } from '../../scripts/setup/nginx.ts';
import { writeDeployFiles } from '../../packages/hosting/files/deploy-files.ts';
import { createRequest, serveSite, type SiteServer } from './site-server.ts';

/** A kind of host that can serve the site. */
export interface Host {
  name: string;
  /** Reason that it can't start on this machine; undefined if it can. */
  missing?: string | undefined;
  /** @param folder the built site */
  start: (folder: string) => Promise<SiteServer>;
}

/** The three hosts that `docs/developers/hosting.md` describes. */
export const hosts: Host[] = [
  { name: 'the small server', start: (folder) => serveSite(folder) },
  {
    name: 'nginx',
    missing: missingNginx,
    start: startNginx,
  },
  { name: 'the network', start: startWorkers },
];

async function startNginx(site: string): Promise<SiteServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  return waitFor(spawnNginx(site, folder, { listen: [`127.0.0.1:${port}`] }), port, folder);
}

async function startWorkers(site: string): Promise<SiteServer> {
  const folder = mkdtempSync(join(tmpdir(), 'workers-'));
  const port = await findFreePort();
  writeDeployFiles(site, folder, { root: resolve(site), serverName: 'localhost', listen: [] });
  const wrangler = fileURLToPath(import.meta.resolve('wrangler'));
  const options = [
    '--config',
    join(folder, 'wrangler.json'),
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--inspector-port',
    String(await findFreePort()),
  ];
  const child = spawn(process.execPath, [wrangler, 'dev', ...options], {
    cwd: folder,
    env: {
      ...process.env,
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG_PATH: join(folder, 'logs'),
    },
  });
  return waitFor(child, port, folder);
}

/**
 * Waits until the host answers; throws with its output if it ends before.
 *
 * @param folder what is removed with the host
 * @param stop ends the host; a command that starts others needs more than its own end
 */
export async function waitFor(
  child: ChildProcess,
  port: number,
  folder: string,
  stop: () => void = () => void child.kill(),
): Promise<SiteServer> {
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => printed.push(text.toString()));
  // A test that times out meanwhile has no host to close, so the end of the process stops it.
  process.once('exit', stop);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const request = createRequest(port);
  while ((await request('/').catch(() => undefined)) === undefined) {
    if (child.exitCode !== null)
      throw new Error(`The host ended: ${printed.join('')}${readLog(folder)}`);
    await delay(100);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    request,
    close: async () => {
      stop();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readLog(folder: string): string {
  const log = join(folder, 'error.log');
  return existsSync(log) ? readFileSync(log, 'utf8') : '';
}
