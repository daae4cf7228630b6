import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copySite } from '../support/site-copy.ts';
import { readBuilt } from './read-built.ts';
import { collectTraces, toComparable } from './traces.ts';

/**
 * Makes another federation of the site by the commands of the document, with the answers there,
 * builds it, finds nothing of the first one in what is built, and tests its built files. With
 * `--whole` its whole suite runs too. With `--keep` the copy stays, to be looked at.
 */
const { values } = parseArgs({
  options: { whole: { type: 'boolean' }, keep: { type: 'boolean' } },
});
const traces = collectTraces(process.cwd());
const guide = readFileSync('docs/developers/your-own-federation.md', 'utf8');
const copy = copySite();
writeFileSync(join(copy.root, 'federation.yaml'), blocksOf('yaml').join('\n'));
cpSync('tests/second-federation/logo.svg', join(copy.root, 'logo.svg'));
const office = mkdtempSync(join(tmpdir(), 'second-office-'));

function run(command: string, ...args: string[]): boolean {
  console.log(`\n── ${[command, ...args].join(' ')}, of the second federation`);
  const env = { ...process.env, IFSF_CERTIFICATES: office };
  const { status } = spawnSync(command, args, {
    cwd: copy.root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const inFull = ['test:unit', 'test:html', 'test:dist', 'test:e2e'];
const commands: [string, ...string[]][] = [
  ['git', 'init', '--quiet'],
  ['git', 'add', '--all'],
  [
    'git',
    ...['-c', 'user.name=Test', '-c', 'user.email=test@site.test'],
    ...['commit', '--quiet', '--message', 'The demonstration'],
  ],
  ...blocksOf('sh')
    .flatMap((block) => block.trim().split('\n'))
    .map(toWords),
];

/** The blocks of one kind in the document. */
function blocksOf(kind: string): string[] {
  return [...guide.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, block = '']) => block,
  );
}

function toWords(command: string): [string, ...string[]] {
  const [name = '', ...args] = command.split(' ');
  return [name, ...args];
}

/** What fails: the first command that does, as all need the ones before, or every wrong test. */
async function findFailing(): Promise<string[]> {
  const failed = commands.find((command) => !run(...command));
  if (failed) return [failed.join(' ')];
  const hasNoTraces = await findTraces();
  return [
    ...(hasNoTraces ? [] : ['traces of the first federation']),
    ...(values.whole ? inFull : ['test:html', 'test:dist']).filter(
      (step) => !run('npm', 'run', '--silent', step),
    ),
  ];
}

const failing = await findFailing();
if (failing.length > 0) console.error(`\nThe second federation fails: ${failing.join(', ')}`);
if (failing.length > 0 || values.keep) console.log(`The copy is in ${copy.root}`);
else copy.remove();
process.exitCode = failing.length === 0 ? 0 : 1;

async function findTraces(): Promise<boolean> {
  const built = (await readBuilt(join(copy.root, 'dist'))).map(({ path, text }) => ({
    path,
    text: toComparable(text),
  }));
  const found = traces.flatMap((trace) =>
    built
      .filter(({ text }) => text.includes(trace))
      .slice(0, 3)
      .map(({ path }) => `${path}: ${trace.slice(0, 120)}`),
  );
  console.log(
    `\n${traces.length} traces of the first federation looked for in ${built.length} files.`,
  );
  for (const line of found) console.error(line);
  return found.length === 0;
}
