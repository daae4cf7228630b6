import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareBrowser } from './browser.js';
import { chooseRun } from './choose-run.js';
import { installPostgres } from './postgres.js';
import { installPackages } from './prepare.js';
import { runSteps } from './steps.js';

/** @typedef {import('./steps.js').Step} Step */

/**
 * `--passed FILE` names a file with the last commit whose whole suite has passed. If nothing but
 * the content differs from it, the run is short; after the whole suite passes, the file gets the
 * current commit. `--whole` leaves nothing out; `--check` runs only tests without a build and a
 * browser.
 */
const { values: options } = parseArgs({
  options: {
    passed: { type: 'string' },
    whole: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const known =
  options.passed && existsSync(options.passed) ? readFileSync(options.passed, 'utf8').trim() : '';
const { isShort, why, changed } = options.whole
  ? { isShort: false, why: 'it was asked for', changed: [] }
  : chooseRun('.', known);
if (options.passed) console.log(`${isShort ? 'The short run' : 'The whole suite'}: ${why}.`);

installPackages();
const lacks = options.check ? undefined : prepareBrowser();
if (!isShort && !options.check && !installPostgres())
  console.log('No Postgres is installed here, so the tests of the portal on Postgres are skipped.');

/** @type {Step} */
const content = {
  name: 'Content',
  script: 'content',
  args: process.env.GITHUB_ACTIONS ? ['--addresses'] : [],
};
/** @type {Step} */
const build = { name: 'Build', script: 'build' };
/** @type {Step[]} */
const ofBuilt = [
  { name: 'Valid HTML', script: 'test:html' },
  { name: 'Built files', script: 'test:dist:live', isCounted: true },
];
/** @type {Step} */
const inBrowser = { name: 'In the browser', script: 'test:e2e:live', isCounted: true, lacks };

/** On the content of the site, what judges content; the rest on the fixture site. @type {Step[][]} */
const wholeRun = [
  [content],
  [
    { name: 'Format, styles and lint', script: 'lint' },
    { name: 'Types', script: 'types' },
  ],
  [{ name: 'Unit tests', script: 'test:unit', isCounted: true }],
  [build, { name: 'Build of the fixture site', script: 'fixture' }],
  [...ofBuilt, { name: 'Built files of the fixture site', script: 'test:dist', isCounted: true }],
  [inBrowser],
  [{ name: 'Fixture site in the browser', script: 'test:e2e', isCounted: true, lacks }],
];

/** @type {Step[][]} */
const shortRun = [[content], [build], [...ofBuilt, inBrowser]];
if (isShort) process.env.CHANGED_CONTENT = changed.join('\n');

const rows = isShort ? shortRun : wholeRun;
const failed = await runSteps(options.check ? wholeRun.slice(0, 3) : rows);
if (options.passed && !isShort && failed === 0) {
  mkdirSync(dirname(options.passed), { recursive: true });
  writeFileSync(options.passed, execFileSync('git', ['rev-parse', 'HEAD']));
}
process.exitCode = failed > 0 ? 1 : 0;
