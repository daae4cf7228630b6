import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';

/** What tools make, and what belongs to this checkout alone. */
const notCopied = new Set([
  '.git',
  '.astro',
  '.cache',
  'deploy',
  'dist',
  'dist-portal',
  'node_modules',
  'reports',
  'test-results',
  'playwright-report',
]);

/**
 * Where Astro, Vite and Vitest remember a site. A copy has its own, so that it isn't mixed up with
 * the original.
 */
const caches = new Set(['.astro', '.vite', '.vite-temp', '.vitest-cache']);

/**
 * A copy of the whole project in a temporary folder, to change and to build without touching the
 * site itself.
 */
export interface SiteCopy {
  /** The absolute path of the copy. */
  root: string;
  /**
   * Builds the copy into `dist` below its root. Throws with what the build printed when it fails.
   */
  build: () => Promise<void>;
  /**
   * Runs a script of the copy with the project's own Node, such as `scripts/content.ts`, and
   * resolves with what it printed.
   */
  run: (...args: string[]) => Promise<string>;
  remove: () => void;
}

/**
 * Copies the project. Its packages are linked, and so are the files that are kept between builds,
 * such as fonts.
 */
export function copySite(project = process.cwd()): SiteCopy {
  const root = mkdtempSync(join(tmpdir(), 'site-copy-'));
  mirrorFiles(listProject(project), root);
  linkPackages(project, root);
  const run = (...args: string[]) => runNode(root, args);
  return {
    root,
    run,
    build: async () => void (await run('node_modules/astro/bin/astro.mjs', 'build')),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The files below a folder, by their paths from it, with `/` between the parts. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    );
}

/** The files of a project that are copied, by their paths in it: the absolute path of each. */
export function listProject(project: string): Map<string, string> {
  return new Map(
    readdirSync(project, { withFileTypes: true })
      .filter(({ name }) => !notCopied.has(name))
      .flatMap((entry) =>
        entry.isDirectory()
          ? listFiles(join(project, entry.name)).map((path) => `${entry.name}/${path}`)
          : [entry.name],
      )
      .map((path) => [path, join(project, path)]),
  );
}

/** A file by the absolute path of what it is a copy of, or by its text. */
export type Source = string | { text: string };

/**
 * Makes a folder have these files and no others, apart from what tools make; writes only what has
 * changed. Returns the paths that it wrote or removed.
 */
export function mirrorFiles(files: ReadonlyMap<string, Source>, root: string): string[] {
  const removed = [...listProject(root).keys()].filter((path) => !files.has(path));
  for (const path of removed) removeFile(root, path);
  const written = [...files].filter(([path, source]) => writeChanged(source, join(root, path)));
  return [...removed, ...written.map(([path]) => path)];
}

/** Removes a file, and the folders that it leaves empty. */
function removeFile(root: string, path: string): void {
  rmSync(join(root, path));
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (readdirSync(join(root, folder)).length > 0) return;
    rmdirSync(join(root, folder));
  }
}

/** Writes a file unless it is there; a copy has the size and the time of its original. */
function writeChanged(source: Source, to: string): boolean {
  const there = statSync(to, { throwIfNoEntry: false });
  mkdirSync(dirname(to), { recursive: true });
  if (typeof source !== 'string') {
    if (there && readFileSync(to, 'utf8') === source.text) return false;
    writeFileSync(to, source.text);
    return true;
  }
  const { size, mtime } = statSync(source);
  if (there?.size === size && there.mtimeMs === mtime.getTime()) return false;
  copyFileSync(source, to);
  utimesSync(to, mtime, mtime);
  return true;
}

/** Links the packages of a project into a copy, each by itself: the copy has caches of its own. */
export function linkPackages(project: string, root: string): void {
  const packages = join(root, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const entry of readdirSync(join(project, 'node_modules'), { withFileTypes: true })) {
    const link = join(packages, entry.name);
    if (!caches.has(entry.name) && !existsSync(link))
      symlinkSync(
        join(project, 'node_modules', entry.name),
        link,
        entry.isDirectory() ? 'junction' : 'file',
      );
  }
}

function runNode(cwd: string, args: string[]): Promise<string> {
  // The build must be the real one, so it doesn't inherit what the test runner has set for itself.
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
