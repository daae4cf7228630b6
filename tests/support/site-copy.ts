import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages, listProject, mirrorFiles, type Source } from '../fixture/copy-files.ts';

const project = process.cwd();

/**
 * A copy of the whole project in a temporary folder, to change and to build without touching the
 * site itself.
 */
export interface SiteCopy {
  /** The absolute path of the copy. */
  root: string;
  /** Builds the copy into `dist` below its root. Throws with the output of a failed build. */
  build: () => Promise<void>;
  /**
   * Runs a script of the copy with the project's own Node, such as `scripts/content.ts`, and
   * resolves with its output.
   */
  run: (...args: string[]) => Promise<string>;
  remove: () => void;
}

/**
 * Copies the project. Its packages are linked, and so are the files that are kept between builds,
 * such as fonts.
 *
 * @param files what is copied; everything when left out
 */
export function copySite(files: ReadonlyMap<string, Source> = listProject(project)): SiteCopy {
  const root = mkdtempSync(join(tmpdir(), 'site-copy-'));
  mirrorFiles(files, root);
  linkPackages(project, root);
  const run = (...args: string[]) => runNode(root, args);
  return {
    root,
    run,
    build: async () => void (await run('node_modules/astro/bin/astro.mjs', 'build')),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function runNode(cwd: string, args: string[]): Promise<string> {
  // The build must be the real one, so it inherits no variables of the test runner.
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    VITEST: undefined,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { cwd, env, maxBuffer: 64 * 1024 * 1024 },
      (error, out, errors) => {
        if (error)
          reject(new Error(`node ${args.join(' ')} failed:\n${out}${errors}`, { cause: error }));
        else resolve(out);
      },
    );
  });
}
