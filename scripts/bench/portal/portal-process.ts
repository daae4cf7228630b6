import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalSettings } from '@federation/portal/contract/settings';
import { isPostgres } from '@federation/portal/service/database/open';
import { findFreePort } from '../../setup/free-port.ts';

/** A portal in a process of its own, which trusts this computer to name the caller. */
export interface PortalProcess {
  base: string;
  /** Peak memory, in bytes. */
  peakMemory: () => number;
  /** Ends it with SIGKILL, so that it can tidy nothing up. */
  kill: () => Promise<void>;
}

interface PortalProcessOptions {
  /** The file or the address of its database. */
  database: string;
  settings: PortalSettings;
  /** An empty folder for its files. */
  folder: string;
  smtp: string;
  port?: number;
  /** Path of the program; by default the sources, not the bundle. */
  program?: string;
}

/** The portal derives its codes and sessions from this secret. */
export const portalSecret = 'a secret of the tests that is long enough';

/** Starts the portal alone, as its unit of systemd does. @throws {Error} with what it said if it ends */
export async function startPortalProcess(options: PortalProcessOptions): Promise<PortalProcess> {
  const {
    database,
    settings,
    folder,
    smtp,
    port = await findFreePort(),
    program = 'packages/portal/main.ts',
  } = options;
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify(settings));
  const child = spawn(process.execPath, ['--max-semi-space-size=8', program, 'serve', '--new'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PORTAL_SECRET: portalSecret,
      PORTAL_SETTINGS: file,
      PORTAL_PROXIES: '127.0.0.1',
      PORTAL_STAFF: `${settings.email}, ${settings.email}:complaints`,
      SMTP_URL: smtp,
      PORTAL_MAILS_PER_HOUR: '1000000',
      [isPostgres(database) ? 'DATABASE_URL' : 'PORTAL_DATABASE']: database,
    },
  });
  let said = '';
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        said += part;
        if (said.includes('is running')) resolve();
      });
    void ended.then(() => reject(new Error(`The portal ended: ${said}`)));
  });
  return {
    base: `http://127.0.0.1:${port}`,
    peakMemory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
