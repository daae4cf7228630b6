import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { installBrowser } from './browser.js';
import { chooseRun } from './choose-run.js';
import { installPostgres } from './postgres.js';
import { installPackages, runScript, startScript } from './prepare.js';

/**
 * `--passed FILE` names a file with the last commit whose whole suite has passed. When nothing but
 * the content differs from it, the run is short; when the whole suite passes, the file gets the
 * commit of today. With `--whole` nothing is left out.
 */
const { values: options } = parseArgs({
  options: { passed: { type: 'string' }, whole: { type: 'boolean', default: false } },
});
const known =
  options.passed && existsSync(options.passed) ? readFileSync(options.passed, 'utf8').trim() : '';
const { isShort, why, changed } = options.whole
  ? { isShort: false, why: 'it was asked for', changed: [] }
  : chooseRun('.', known);
if (options.passed) console.log(`${isShort ? 'The short run' : 'The whole suite'}: ${why}.`);

/** Every check, in the order in which a failure is cheapest to find. */
installPackages();
process.env.CHROME_PATH = installBrowser();
if (!isShort) installPostgres();
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');

/** @typedef {{ name: string, script: string, args?: string[], report?: () => { passed: number, failed: number } }} Step */

/** @type {Step} */
const content = {
  name: 'Content',
  script: 'content',
  args: process.env.GITHUB_ACTIONS ? ['--annotate', '--addresses'] : [],
};
/** @type {Step} */
const build = { name: 'Build', script: 'build' };
/** @type {Step} */
const validHtml = { name: 'Valid HTML', script: 'test:html' };
const readDist = () => readVitest('reports/vitest-dist.json');

/** The steps of a row run side by side. @type {Step[][]} */
const wholeRun = [
  [content],
  [
    { name: 'Format, styles and lint', script: 'lint' },
    { name: 'Types', script: 'types' },
  ],
  [{ name: 'Unit tests', script: 'test:unit', report: () => readVitest('reports/vitest.json') }],
  [build],
  [
    validHtml,
    { name: 'Nu HTML Checker', script: 'test:nu' },
    { name: 'Tests of the built files', script: 'test:dist', report: readDist },
  ],
  [{ name: 'Another federation made of this one', script: 'test:second-federation' }],
  [{ name: 'Tests in the browser', script: 'test:e2e', report: readPlaywright }],
];

/** What judges content: of the built files, links, HTML and feeds; in the browser, what has changed. */
const judges = [
  'tests/dist/links.test.ts',
  'tests/dist/feeds.test.ts',
  'tests/dist/calendars.test.ts',
  'tests/dist/sitemap.test.ts',
  'tests/dist/structured-data.test.ts',
  'tests/dist/redirects.test.ts',
];

/** @type {Step[][]} */
const shortRun = [
  [content],
  [build],
  [
    validHtml,
    {
      name: 'Tests of the built files',
      script: 'test:dist',
      args: judges,
      report: readDist,
    },
    {
      name: 'Changed pages in the browser',
      script: 'test:e2e',
      args: ['e2e/every-page.spec.ts', '--pass-with-no-tests'],
      report: readPlaywright,
    },
  ],
];
if (isShort) process.env.CHANGED_CONTENT = changed.join('\n');
const rows = isShort ? shortRun : wholeRun;

let passed = 0;
let failed = 0;
for (const row of rows) {
  const codes = await Promise.all(
    row.map((step) => (row.length > 1 ? runBeside(step) : runAlone(step))),
  );
  // Nothing after a failed build could tell anything new.
  if (row.some(({ script }, index) => script === 'build' && codes[index] !== 0)) break;
}

if (options.passed && !isShort && failed === 0) {
  mkdirSync(dirname(options.passed), { recursive: true });
  writeFileSync(options.passed, execFileSync('git', ['rev-parse', 'HEAD']));
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** @param {Step} step */
function runAlone(step) {
  const started = Date.now();
  console.log(`\n── ${step.name}`);
  return finish(step, runScript(step.script, step.args), started);
}

/** Shows the output once the step has ended, so that steps do not mix theirs. @param {Step} step */
async function runBeside(step) {
  const started = Date.now();
  const { code, output } = await startScript(step.script, step.args);
  console.log(`\n── ${step.name}\n${output.trimEnd()}`);
  return finish(step, code, started);
}

/**
 * @param {Step} step
 * @param {number} code
 * @param {number} started
 */
function finish({ name, report }, code, started) {
  const counts = report?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  passed += counts.passed;
  // A step may fail without a failing test, for example when it could not begin.
  failed += Math.max(counts.failed, code === 0 ? 0 : 1);
  console.log(
    `── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return code;
}

/** @param {string} path */
function readVitest(path) {
  const report = readReport(path);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function readPlaywright() {
  const { stats } = readReport('reports/playwright.json') ?? {};
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
