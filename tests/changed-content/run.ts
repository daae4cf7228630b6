import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copySite } from '../support/site-copy.ts';
import { changeContent } from './change-content.ts';
import { empty, quiet, type Change } from './empty-content.ts';
import { strange } from './strange-content.ts';

/**
 * Runs the tests on copies of the site with other content that the check lets pass: every value
 * changed, collections empty, tickers empty. What fails is about today’s content. Where a copy with
 * several changes fails, each half of them is tried alone, down to the one that does it.
 *
 * `npm run test:changed-content -- empty quiet` tries these copies only, and with
 * `--steps content,build,test:dist` these steps only.
 */

const { values: options, positionals: wanted } = parseArgs({
  options: { steps: { type: 'string' } },
  allowPositionals: true,
});
const allSteps = ['content', 'lint', 'test:unit', 'build', 'test:html', 'test:dist', 'test:e2e'];
const steps = options.steps?.split(',') ?? allSteps;
const noStep = steps.find((step) => !allSteps.includes(step));
if (noStep !== undefined) throw new Error(`There is no step “${noStep}”: ${allSteps.join(', ')}`);

const everyValue: Change = {
  name: 'every value changed',
  apply: (content) => changeContent(join(content, '../..')),
};

/** The steps that fail on a copy of the site with some changes. */
async function findFailing(
  changes: readonly Change[],
  tried: readonly string[],
): Promise<string[]> {
  const name = changes.map((change) => change.name).join(', ');
  const copy = copySite();
  for (const { apply } of changes) apply(join(copy.root, 'src/content'));
  // The tests look for secrets in what Git would keep; certificates are for one address and one
  // prefix, so a change of these creates them again.
  spawnSync('git', ['init', '--quiet'], { cwd: copy.root });
  await copy.run('scripts/certificate.ts', 'demonstration');
  const failing: string[] = [];
  for (const step of tried) {
    console.log(`\n── ${step}, with ${name}`);
    const { status } = spawnSync('npm', ['run', '--silent', step], {
      cwd: copy.root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) failing.push(step);
    // What the check refuses need not pass any test.
    if (status !== 0 && step === 'content') break;
  }
  if (failing.length === 0) copy.remove();
  else console.error(`\nFailed with ${name}: ${failing.join(', ')}. The copy is in ${copy.root}`);
  return failing;
}

async function passes(changes: readonly Change[], tried = steps): Promise<boolean> {
  const failing = await findFailing(changes, tried);
  if (failing.length > 0 && !failing.includes('content') && changes.length > 1) {
    const middle = Math.ceil(changes.length / 2);
    // The tests of the built site need it.
    const again = steps.filter((step) => ['content', 'build', ...failing].includes(step));
    await passes(changes.slice(0, middle), again);
    await passes(changes.slice(middle), again);
  }
  return failing.length === 0;
}

const copies = { values: [everyValue], empty, quiet, strange };
const unknown = wanted.find((name) => !(name in copies));
if (unknown) throw new Error(`There is no copy “${unknown}”: ${Object.keys(copies).join(', ')}`);

const failed: string[] = [];
for (const [name, changes] of Object.entries(copies))
  if ((wanted.length === 0 || wanted.includes(name)) && !(await passes(changes))) failed.push(name);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
