import { join, resolve } from 'node:path';
import { findBrowser } from '../setup/browser.js';
import { measureFirstSearch } from './scale/first-search.ts';
import { measureCommand, type Cost } from './scale/measure-command.ts';
import { copySite, createBareSite, type Project } from './scale/projects.ts';
import { readOutput } from './scale/read-output.ts';

/** As `npm run build` does it, for the bare site too. */
const astro = [
  `--env-file=${resolve('scripts/build.env')}`,
  'node_modules/astro/bin/astro.mjs',
  'build',
];

/**
 * Builds the site with additional entries in every language, as it is right after `npm ci` and once
 * more, and a bare site of Astro with as many entries, and prints what each build took and what it
 * made.
 */
export async function measureScale(counts: readonly number[]): Promise<void> {
  for (const count of counts) {
    console.log(
      `  ${`${count} additional entries`.padEnd(34)}${['seconds', 'processor', 'MiB'].map((title) => title.padStart(10)).join('')}`,
    );
    await use(copySite(count), async ({ root }) => {
      print('build, nothing cached', await measureCommand(root, ...astro));
      print('build again', await measureCommand(root, ...astro));
      await printOutput(root);
    });
    await use(createBareSite(count), async ({ root }) => {
      print('bare Astro, nothing cached', await measureCommand(root, ...astro));
      print('bare Astro again', await measureCommand(root, ...astro));
    });
  }
}

async function use(project: Project, measure: (project: Project) => Promise<void>): Promise<void> {
  try {
    await measure(project);
  } finally {
    project.remove();
  }
}

function print(what: string, { seconds, cpuSeconds, megabytes }: Cost): void {
  const cells = [seconds.toFixed(1), cpuSeconds.toFixed(1), megabytes.toFixed(0)];
  console.log(`    ${what.padEnd(32)}${cells.map((cell) => cell.padStart(10)).join('')}`);
}

async function printOutput(root: string): Promise<void> {
  const dist = join(root, 'dist');
  const { pages, files, megabytes, largest } = readOutput(dist);
  console.log(
    `    ${pages} pages, ${files} files, ${megabytes.toFixed(0)} MB; the largest of each kind, in bytes:`,
  );
  for (const { path, bytes, sent } of largest)
    console.log(`      ${path.padEnd(44)}${bytes}, compressed ${sent}`);
  // What the browser loads for a search is compressed as on the site; all pages would take many
  // minutes.
  for (const folder of ['pagefind', 'search'])
    await measureCommand(root, 'scripts/compress.ts', join('dist', folder));
  if (!findBrowser())
    return console.log('      No browser here, so first searches are not measured.');
  for (const { what, bytes, requests, largest: most } of await measureFirstSearch(dist))
    console.log(`      ${what.padEnd(44)}${bytes} in ${requests} requests; the largest: ${most}`);
}
