import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { backup, restore } from '../../../packages/portal/server/commands/database.ts';
import { person } from '../../../packages/portal/server/commands/person.ts';
import { signIn } from '../../../packages/portal/server/commands/sign-in.ts';
import { openDatabase } from '../../../packages/portal/service/database/open.ts';
import { makeDatabase } from '../database/test-database.ts';
import { settings, startPortal, type RunningPortal } from '../running-portal.ts';
import { makeFolder } from '../../support/make-folder.ts';

const commands = { backup, person, restore, 'sign-in': signIn };

/** A command without a prompt. */
type Command = keyof typeof commands;

type Env = Readonly<Record<string, string>>;

/** A portal with its database in a file and the commands of the terminal beside it. */
interface PortalWithFile {
  portal: RunningPortal;
  folder: string;
  file: string;
  /** Runs a command in this process. Returns its output. */
  run: (command: Command, args?: string[], env?: Env) => Promise<string>;
  /** Runs a command in its own process, which reads the input. */
  type: (
    args: string[],
    input: string,
  ) => Promise<{ status: number | null; out: string; error: string }>;
}

/** Starts a portal in a folder of its own, which is deleted when the test ends. */
export async function startWithFile(): Promise<PortalWithFile> {
  const file = await makeDatabase();
  const folder = dirname(file);
  const settingsFile = makeSettings();
  const portal = await startPortal({ database: openDatabase(file) });
  const place = {
    PORTAL_DATABASE: file,
    PORTAL_SETTINGS: settingsFile,
  };
  return {
    portal,
    folder,
    file,
    run: (command, args = [], env = {}) => run(command, args, { ...place, ...env }),
    type: (args, input) => type(args, input, place),
  };
}

function makeSettings(): string {
  const folder = makeFolder();
  const file = join(folder, 'portal-settings.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

async function run(command: Command, args: string[], env: Env): Promise<string> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  let out = '';
  const write = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => Boolean((out += String(text))));
  try {
    await commands[command](args);
    return out;
  } finally {
    write.mockRestore();
    vi.unstubAllEnvs();
  }
}

function type(args: string[], input: string, env: Env) {
  const child = spawn(process.execPath, ['packages/portal/main.ts', ...args], {
    env: { ...process.env, ...env },
  });
  const printed = { out: '', error: '' };
  child.stdout.on('data', (text: Buffer) => (printed.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (printed.error += text.toString()));
  child.stdin.end(input);
  return new Promise<{ status: number | null; out: string; error: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, ...printed }));
  });
}
