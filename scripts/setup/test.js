import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installBrowser } from './browser.js';
import { installPackages, runScript, startScript } from './prepare.js';

/** Every check, in the order in which a failure is cheapest to find. */
installPackages();
process.env.CHROME_PATH = installBrowser();
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');

/** @typedef {{ name: string, script: string, report?: () => { passed: number, failed: number } }} Step */

/** The steps of a row run side by side. @type {Step[][]} */
const rows = [
  [{ name: 'Content', script: 'content' }],
  [
    { name: 'Format, styles and lint', script: 'lint' },
    { name: 'Types', script: 'types' },
  ],
  [{ name: 'Unit tests', script: 'test:unit', report: () => readVitest('reports/vitest.json') }],
  [{ name: 'Build', script: 'build' }],
  [
    { name: 'Valid HTML', script: 'test:html' },
    { name: 'Nu HTML Checker', script: 'test:nu' },
    {
      name: 'Tests of the built files',
      script: 'test:dist',
      report: () => readVitest('reports/vitest-dist.json'),
    },
  ],
  [{ name: 'Tests in the browser', script: 'test:e2e', report: readPlaywright }],
];

let passed = 0;
let failed = 0;
for (const row of rows) {
  const codes = await Promise.all(
    row.map((step) => (row.length > 1 ? runBeside(step) : runAlone(step))),
  );
  // Nothing after a failed build could tell anything new.
  if (row.some(({ script }, index) => script === 'build' && codes[index] !== 0)) break;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** @param {Step} step */
function runAlone(step) {
  const started = Date.now();
  console.log(`\n── ${step.name}`);
  return finish(step, runScript(step.script), started);
}

/** Shows the output once the step has ended, so that steps do not mix theirs. @param {Step} step */
async function runBeside(step) {
  const started = Date.now();
  const { code, output } = await startScript(step.script);
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
