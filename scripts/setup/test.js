import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installBrowser } from './browser.js';
import { installPackages, runScript } from './prepare.js';

/** Every check, in the order in which a failure is cheapest to find. */
installPackages();
process.env.CHROME_PATH = installBrowser();
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');

/** @type {{ name: string, run: () => number, report?: () => { passed: number, failed: number } }[]} */
const steps = [
  { name: 'Content', run: () => runScript('content') },
  { name: 'Format, styles and lint', run: () => runScript('lint') },
  { name: 'Types', run: () => runScript('types') },
  { name: 'Unit tests', run: () => runScript('test:unit'), report: () => readVitest('reports/vitest.json') },
  { name: 'Build', run: () => runScript('build') },
  { name: 'Valid HTML', run: () => runScript('test:html') },
  { name: 'Tests of the built files', run: () => runScript('test:dist'), report: () => readVitest('reports/vitest-dist.json') },
  { name: 'Tests in the browser', run: () => runScript('test:e2e'), report: readPlaywright },
];

let passed = 0;
let failed = 0;
for (const step of steps) {
  const started = Date.now();
  console.log(`\n── ${step.name}`);
  const code = step.run();
  const counts = step.report?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  passed += counts.passed;
  // A step may fail without a failing test, for example when it could not begin.
  failed += Math.max(counts.failed, code === 0 ? 0 : 1);
  console.log(`── ${step.name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  // Nothing after a failed build could tell anything new.
  if (code !== 0 && step.name === 'Build') break;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

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
