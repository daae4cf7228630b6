import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { runCommandLine } from '../../../../src/build/certificates/issuing/command-line.ts';
import { createOfficeContext } from '../../../../src/build/certificates/issuing/office-context.ts';
import { createPrintPool } from '../../../../src/build/certificates/print-pool.ts';
import { readSettings } from '../../../../src/build/content/site-files.ts';
import { toIssuer } from '../../../../src/core/certificates/issuer.ts';
import type { Register } from '../../../../src/build/certificates/issuing/register.ts';

const project = process.cwd();
const passphrase = 'four words of the test';
/** The threads end with those of the tests. */
const printPool = createPrintPool();

/** What a command printed, and how it ended. */
export interface Outcome {
  /** Null if it was killed. */
  status: number | null;
  text: string;
}

/** A running command. */
export interface Running {
  done: Promise<Outcome>;
  /** Resolves once the output contains a text. */
  prints: (text: string) => Promise<void>;
}

/**
 * An office with an own copy of the project, in which the real command runs. Deleted after the
 * test.
 *
 * @param isPrinted whether `run` prints real PDF files, which take most of the time of a command
 */
export function createOffice(from?: { project: string; folder: string }, isPrinted = true) {
  const root = mkdtempSync(join(tmpdir(), 'office-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const paths = {
    root,
    project: join(root, 'project'),
    folder: join(root, 'folder'),
    log: join(root, 'log'),
  };
  if (from)
    for (const one of ['project', 'folder'] as const)
      cpSync(from[one], paths[one], { recursive: true, verbatimSymlinks: true });
  else createProject(paths.project);

  /** Which server of the test answers for the site, if any does; not for started processes. */
  const online: { origin?: string } = {};

  const start = (args: readonly string[], fault = 'none'): Running => {
    const env = {
      ...process.env,
      IFSF_CERTIFICATES: paths.folder,
      IFSF_CERTIFICATES_PASSPHRASE: passphrase,
      FAULT: fault,
      FAULT_FOLDER: root,
      FAULT_LOG: paths.log,
      // Half of a short command is loading its modules.
      NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/compile'),
    };
    const script = [
      `--import=${join(import.meta.dirname, 'faults.ts')}`,
      join(project, 'scripts/certificate.ts'),
      '--yes',
      ...args,
    ];
    const child = spawn(process.execPath, script, { cwd: paths.project, env });
    let text = '';
    const listeners = new Set<() => void>();
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        for (const listener of listeners) listener();
      });
    const done = new Promise<Outcome>((end) =>
      child.on('close', (status) => end({ status, text })),
    );
    const prints = (expected: string) =>
      new Promise<void>((found, fail) => {
        const check = () => text.includes(expected) && found();
        listeners.add(check);
        check();
        void done.then(() => fail(new Error(`The command ended without “${expected}”:\n${text}`)));
      });
    return { done, prints };
  };

  const run = async (...args: string[]): Promise<Outcome> => {
    let text = '';
    const say = (line: string) => (text += `${line}\n`);
    const status = await runCommandLine(['--yes', ...args], {
      createContext: () => {
        const context = createOfficeContext({
          project: paths.project,
          folder: paths.folder,
          signal: new AbortController().signal,
          passphrase: () => Promise.resolve(passphrase),
          prompts: {
            log: say,
            confirm: () => Promise.resolve(true),
            progress: () => ({ advance: () => undefined, done: say }),
          },
          printPool,
        });
        const load = (address: string) =>
          online.origin
            ? fetch(address.replace(context.issuer.site, online.origin))
            : Promise.reject(new Error('offline'));
        const print = isPrinted ? context.print : () => Promise.resolve(Buffer.from('%PDF'));
        return { ...context, load, print };
      },
      log: say,
      complain: say,
    });
    return { status, text };
  };

  return {
    ...paths,
    online,
    issuer: toIssuer(readSettings(project)),
    /** Starts the real command, as a process of its own. */
    start,
    /** Runs a command to its end, without the time that a process takes to start. */
    run,
    /** Runs a command that must succeed, and returns what it printed. */
    succeed: async (...args: string[]) => {
      const { status, text } = await run(...args);
      if (status !== 0) throw new Error(`${args.join(' ')} failed: ${text}`);
      return text;
    },
    /** Writes a members file and returns its path. */
    members: (name: string, ...rows: string[]) => {
      const file = join(root, name);
      writeFileSync(
        file,
        `name,tier,valid_from,valid_until\n${rows.map((row) => `${row},GOLD,2026-04-02,2027-04-01\n`).join('')}`,
      );
      return file;
    },
    /** The office as it was before a change of a command that ran with the fault `copies`. */
    copy: (change: number) => ({
      project: join(`${paths.log}.copies`, String(change), 'project'),
      folder: join(`${paths.log}.copies`, String(change), 'folder'),
    }),
    register: () =>
      JSON.parse(readFileSync(join(paths.folder, 'register.json'), 'utf8')) as Register,
    /** The names of all files and folders of the office, without its copy of the project. */
    files: () => readdirSync(paths.folder, { recursive: true, encoding: 'utf8' }).sort(),
    /** Resolves once a command is paused by a fault; `resume` lets it go on. */
    paused: async () => {
      while (!existsSync(`${paths.log}.paused`)) await wait(20);
    },
    resume: () => writeFileSync(`${paths.log}.go`, ''),
  };
}

export type Office = ReturnType<typeof createOffice>;

/** What the command needs of the project; everything it writes is here and not in the real one. */
function createProject(folder: string): void {
  for (const part of [
    'src/content/settings.yaml',
    'src/content/logo.svg',
    'src/build/certificates',
    'src/build/typst',
  ])
    cpSync(resolve(project, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'src/core/certificates/published'), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
}
