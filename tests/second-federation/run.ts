import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copySite } from '../support/site-copy.ts';
import { blocksOf, commandsOf, type Command } from './document.ts';
import { writeNewerVersion } from './newer-version.ts';
import { readBuilt } from './read-built.ts';
import { runCommand } from './run-command.ts';
import { collectTraces, toComparable } from './traces.ts';

/**
 * Makes another federation of the site by the commands of the document, with the answers there,
 * builds it, finds nothing of the first one in what is built, tests its built files, asks what is
 * left, and merges a newer version. With `--keep` the copy stays, to be looked at.
 */
const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
const traces = collectTraces(process.cwd());
const copy = copySite();
writeFileSync(join(copy.root, 'federation.yaml'), blocksOf('yaml').join('\n'));
cpSync('tests/second-federation/logo.svg', join(copy.root, 'logo.svg'));
const folder = mkdtempSync(join(tmpdir(), 'second-federation-'));
const product = join(folder, 'product');
const env = { ...process.env, CERTIFICATES_FOLDER: join(folder, 'office') };

/** Who commits, known to a project alone: the tests are run there too. */
const identify: Command[] = [
  ['git', 'config', 'user.name', 'Test'],
  ['git', 'config', 'user.email', 'test@site.test'],
];

/** The first command that ends in another way than it should: each needs those before it. */
async function findFailing(
  commands: readonly Command[],
  { cwd = copy.root, isRight = (status: number | null): boolean => status === 0 } = {},
): Promise<string[]> {
  for (const command of commands)
    if (!isRight(await runCommand(command, { cwd, env }))) return [command.join(' ')];
  return [];
}

/** All that fails of what changes nothing, side by side. */
async function findFailingBeside(scripts: readonly string[]): Promise<string[]> {
  const run = async (script: string) => {
    const command: Command = ['npm', 'run', '--silent', ...script.split(' ')];
    return (await runCommand(command, { cwd: copy.root, env, isBeside: true })) === 0;
  };
  const passed = await Promise.all(scripts.map(run));
  return scripts.filter((_, index) => !passed[index]);
}

const commit: Command[] = [
  ['git', 'add', '--all'],
  ['git', 'commit', '--quiet', '--message', 'The site as it is now'],
];

const make = () =>
  findFailing([
    ['git', 'init', '--quiet', '--initial-branch', 'main'],
    ...identify,
    ...commit,
    ['git', 'clone', '--quiet', '.', product],
    ['git', 'remote', 'add', 'product', product],
    ...commandsOf('sh'),
    ...commit,
  ]);

const askWhatIsLeft = () =>
  // Its address is one of those that are reserved for tests, which is red.
  findFailing(commandsOf('sh ready'), { isRight: (status) => status === 1 });

async function merge(): Promise<string[]> {
  const { findWrong } = writeNewerVersion(product);
  const failing = [
    ...(await findFailing([...identify, ...commit], { cwd: product })),
    // Git asks about what the federation has removed, and ends with 1.
    ...(await findFailing(commandsOf('sh merge').slice(0, 2), {
      isRight: (status) => status === 0 || status === 1,
    })),
    ...(await findFailing(commandsOf('sh merge').slice(2))),
  ];
  return [...failing, ...findWrong(copy.root)];
}

async function findTraces(): Promise<string[]> {
  const built = (await readBuilt(join(copy.root, 'dist'))).map(({ path, text }) => ({
    path,
    text: toComparable(text),
  }));
  console.log(`\n${traces.length} traces of the first federation, ${built.length} files.`);
  return traces.flatMap((trace) =>
    built
      .filter(({ text }) => text.includes(trace))
      .slice(0, 3)
      .map(({ path }) => `${path}: ${trace.slice(0, 120)}`),
  );
}

/** What fails of the whole, and of what was built: the latter only where it was. */
async function findAllFailing(): Promise<string[]> {
  const failing = await make();
  if (failing.length > 0) return failing;
  const [ofBuilt, ofTraces] = await Promise.all([
    // The specification is of the first one.
    findFailingBeside(['test:html', 'test:dist:live -- links feeds sitemap']),
    findTraces(),
  ]);
  const inBrowser = await findFailing([['npm', 'run', '--silent', 'test:e2e:live', '--', 'pages']]);
  return [...ofTraces, ...ofBuilt, ...inBrowser, ...(await askWhatIsLeft()), ...(await merge())];
}

const failing = await findAllFailing();
for (const line of failing) console.error(`\nThe second federation fails: ${line}`);
if (failing.length > 0 || values.keep) console.log(`The copy is in ${copy.root}`);
else {
  copy.remove();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failing.length === 0 ? 0 : 1;
