import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommandLine } from '../../../packages/certificates/office/commands/command-line.ts';
import { createOfficeContext } from '../../../packages/certificates/office/context/office-context.ts';
import { checkReady } from '../../../packages/certificates/office/commands/check-ready.ts';
import { loadRegister } from '../../../packages/certificates/office/register/register-file.ts';
import { readSettings } from '../../../packages/content-model/files/site-files.ts';
import { createIssuer } from '../../../packages/certificates/shared/issuer.ts';
import { makeFolder } from '../../support/make-folder.ts';

const project = process.cwd();
/** Its settings belong to nobody, so that no test contacts a real site. */
const fixture = resolve('tests/fixture');
const passphrase = 'four words of the test';

/**
 * Creates an office with its own copy of the project. Both are deleted after the test.
 *
 * @param isPrinted prints real PDF files, which take most of the time of a command
 */
export function createOffice(from?: { project: string; folder: string }, isPrinted = true) {
  const root = makeFolder();
  const paths = { root, project: join(root, 'project'), folder: join(root, 'folder') };
  if (from)
    for (const one of ['project', 'folder'] as const)
      cpSync(from[one], paths[one], { recursive: true, verbatimSymlinks: true });
  else createProject(paths.project);

  /** The server of the test that answers for the site, if any. */
  const online: { origin?: string } = {};
  let text = '';
  const say = (line: string) => (text += `${line}\n`);
  const createContext = () => {
    const context = createOfficeContext({
      project: paths.project,
      signal: new AbortController().signal,
      passphrase: () => Promise.resolve(passphrase),
      prompts: {
        log: say,
        confirm: () => Promise.resolve(true),
        progress: () => ({ advance: () => undefined, done: say }),
      },
    });
    const load = (address: string) =>
      online.origin
        ? fetch(address.replace(context.issuer.site, online.origin))
        : Promise.reject(new Error('offline'));
    const print = isPrinted ? context.print : () => Promise.resolve(Buffer.from('%PDF'));
    return { ...context, folder: paths.folder, load, print };
  };

  /** Runs a command without starting a process, and returns its output. */
  const run = async (...args: string[]) => {
    text = '';
    const world = { createContext, log: say, logError: say };
    const status = await runCommandLine(['--yes', ...args], world);
    return { status, text };
  };

  return {
    ...paths,
    online,
    issuer: createIssuer(readSettings(fixture)),
    run,
    /** Runs a command that must succeed, and returns its output. */
    succeed: async (...args: string[]) => {
      const { status, text: said } = await run(...args);
      if (status !== 0) throw new Error(`${args.join(' ')} failed: ${said}`);
      return said;
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
    register: () => loadRegister(createContext()),
    /** The problems that `npm run ready` reports about certificates, a line each. */
    findReadyProblems: async () =>
      (await checkReady(createContext()))
        .filter(({ grade }) => grade !== 'green')
        .map(({ sentence }) => sentence)
        .join('\n'),
    /** The names of all files and folders of the office, without the project. */
    files: () => readdirSync(paths.folder, { recursive: true, encoding: 'utf8' }).sort(),
  };
}

export type Office = ReturnType<typeof createOffice>;

/** Copies the files that commands read, so that they write nothing into the real project. */
function createProject(folder: string): void {
  for (const [from, part] of [
    [fixture, 'src/content/settings.yaml'],
    [fixture, 'src/content/logo.svg'],
    [project, 'packages/certificates/print'],
    [project, 'packages/documents/typst'],
  ] as const)
    cpSync(join(from, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'packages/certificates/published'), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
}
