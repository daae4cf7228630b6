import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../../packages/content-model/files/site-files.ts';
import { copySite } from '../support/site-copy.ts';
import { blocksOf, commandsOf, type Command } from './document.ts';
import { readBuilt } from './read-built.ts';
import { runCommand } from './run-command.ts';
import { collectTraces, toComparable } from './traces.ts';

/**
 * Makes the demonstration another federation by the commands and answers of the document, builds
 * it, finds no trace of the demonstration in the built files, tests them, and lists the remaining
 * tasks. `--keep` leaves the copy for inspection.
 */
const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
if (readSettings(process.cwd()).demonstrationNotice === undefined) {
  console.log('This is the site of a federation: there is no demonstration to make one of.');
  process.exit();
}
const traces = collectTraces(process.cwd());
const copy = copySite();
const [answers = ''] = blocksOf('yaml');
writeFileSync(join(copy.root, 'answers.yaml'), answers);
const office = mkdtempSync(join(tmpdir(), 'second-federation-'));
const env = { ...process.env, CERTIFICATES_FOLDER: office };

/** The first command that ends other than it should; each needs those before it. */
async function findFailing(commands: readonly Command[], expected = 0): Promise<string[]> {
  for (const command of commands)
    if ((await runCommand(command, { cwd: copy.root, env })) !== expected)
      return [command.join(' ')];
  return [];
}

/** All failures of commands that change nothing and run side by side. */
async function findFailingInParallel(scripts: readonly string[]): Promise<string[]> {
  const run = async (script: string) => {
    const command: Command = ['npm', 'run', '--silent', ...script.split(' ')];
    return (await runCommand(command, { cwd: copy.root, env, isParallel: true })) === 0;
  };
  const passed = await Promise.all(scripts.map(run));
  return scripts.filter((_, index) => !passed[index]);
}

const git = (...args: string[]): Command => ['git', ...args];

const make = () =>
  findFailing([
    git('init', '--quiet', '--initial-branch', 'main'),
    git('config', 'user.name', 'Test'),
    git('config', 'user.email', 'test@site.test'),
    git('add', '--all'),
    git('commit', '--quiet', '--message', 'The demonstration'),
    ...commandsOf('sh'),
  ]);

async function findTraces(): Promise<string[]> {
  const built = (await readBuilt(join(copy.root, 'dist'))).map(({ path, text }) => ({
    path,
    text: toComparable(text),
  }));
  console.log(`\n${traces.length} traces of the demonstration, ${built.length} files.`);
  return traces.flatMap((trace) =>
    built
      .filter(({ text }) => text.includes(trace))
      .slice(0, 3)
      .map(({ path }) => `${path}: ${trace.slice(0, 120)}`),
  );
}

/** Finds failures of the copy and, if it was built, of the built site. */
async function findAllFailing(): Promise<string[]> {
  const failing = await make();
  if (failing.length > 0) return failing;
  const [ofBuilt, ofTraces] = await Promise.all([
    // Skips the specification, which describes the demonstration.
    findFailingInParallel(['test:html', 'test:dist:live -- links feeds sitemap']),
    findTraces(),
  ]);
  const inBrowser = await findFailing([['npm', 'run', '--silent', 'test:e2e:live', '--', 'pages']]);
  // Its address is reserved for tests, which `ready` reports as red.
  return [...ofTraces, ...ofBuilt, ...inBrowser, ...(await findFailing(commandsOf('sh ready'), 1))];
}

const failing = await findAllFailing();
for (const line of failing) console.error(`\nThe second federation fails: ${line}`);
if (failing.length > 0 || values.keep) console.log(`The copy is in ${copy.root}`);
else copy.remove();
rmSync(office, { recursive: true, force: true });
process.exitCode = failing.length === 0 ? 0 : 1;
