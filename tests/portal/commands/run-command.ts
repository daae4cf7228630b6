import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { isPostgres, openDatabase } from '../../../portal/database/open.ts';
import { makeDatabase } from '../database/test-database.ts';
import { settings, startPortal, type RunningPortal } from '../running-portal.ts';

/** What a command has printed, and how it ended. */
interface Printed {
  status: number | null;
  out: string;
  error: string;
}

/** A portal with its database in a file or, on Postgres, one of its own, and the commands of the terminal beside it. */
interface PortalWithFile {
  portal: RunningPortal;
  folder: string;
  file: string;
  /** @param input what is typed */
  run: (args: string[], input?: string, env?: NodeJS.ProcessEnv) => Promise<Printed>;
}

/** Starts a portal in a folder of its own, which is deleted when the test ends. */
export async function startWithFile(): Promise<PortalWithFile> {
  const file = await makeDatabase();
  const folder = isPostgres(file) ? '' : dirname(file);
  const settingsFile = makeSettings();
  const portal = await startPortal({ database: openDatabase(file) });
  onTestFinished(() => portal.stop());
  return {
    portal,
    folder,
    file,
    run: (args, input = '', env = {}) =>
      runCommand(args, input, {
        [isPostgres(file) ? 'DATABASE_URL' : 'PORTAL_DATABASE']: file,
        PORTAL_SETTINGS: settingsFile,
        ...env,
      }),
  };
}

function makeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'portal-settings.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

function runCommand(args: string[], input: string, env: NodeJS.ProcessEnv): Promise<Printed> {
  const child = spawn(process.execPath, ['portal/main.ts', ...args], {
    env: { ...process.env, ...env },
  });
  const printed = { out: '', error: '' };
  child.stdout.on('data', (text: Buffer) => (printed.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (printed.error += text.toString()));
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ status, ...printed }));
  });
}
