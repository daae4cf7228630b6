// Runs on the Node in the PATH (20 or later), before the project’s own Node is installed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startScript } from './prepare.js';

/**
 * A script of npm. One that is counted writes the report of Vitest or Playwright that the variable
 * `REPORT` names, and each of its tests counts; another counts as one. With `lacks`, what this
 * machine would need, a step does not run and fails.
 *
 * @typedef {{ name: string, script: string, args?: string[], isCounted?: boolean, lacks?: string }} Step
 * @typedef {{ passed: number, failed: number, line: string }} Result
 */

const reports = resolve('reports');

/**
 * Runs row after row, the steps of a row side by side. Prints the seconds of each, and at the end
 * the totals passed and failed. Nothing runs after a failed build.
 *
 * @param {Step[][]} rows
 * @returns {Promise<number>} how much has failed
 */
export async function runSteps(rows) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  const started = Date.now();
  /** @type {Result[]} */
  const results = [];
  for (const row of rows) {
    const ofRow = await Promise.all(row.map((step) => runStep(step, row.length > 1)));
    results.push(...ofRow);
    if (row.some(({ script }, index) => script === 'build' && ofRow[index]?.failed)) break;
  }
  console.log(`\n${results.map(({ line }) => line).join('\n')}`);
  for (const { name } of rows.flat().slice(results.length))
    console.log(`${name}: did NOT run, because the build failed`);
  console.log(`All steps took ${toSeconds(started)}`);
  const passed = results.reduce((sum, one) => sum + one.passed, 0);
  const failed = results.reduce((sum, one) => sum + one.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed;
}

/**
 * @param {Step} step
 * @param {boolean} isParallel others run at the same time, so its output is shown at its end
 * @returns {Promise<Result>}
 */
async function runStep({ name, script, args, isCounted, lacks }, isParallel) {
  if (lacks) {
    const line = `${name}: did NOT run, because this machine has no ${lacks}`;
    console.log(`\n── ${line}`);
    return { passed: 0, failed: 1, line };
  }
  const started = Date.now();
  const report = join(reports, `${script.replaceAll(':', '-')}.json`);
  if (!isParallel) console.log(`\n── ${name}`);
  const { code, output } = await startScript(script, args, {
    env: isCounted ? { REPORT: report } : {},
    isShown: !isParallel,
  });
  if (isParallel) console.log(`\n── ${name}\n${output.trimEnd()}`);
  const counts = readCounts(report);
  // A step may fail without a failing test, for example if it could not begin.
  const failed = Math.max(counts?.failed ?? 0, code === 0 ? 0 : 1);
  const line = `${name}: ${failed ? 'FAILED' : 'passed'} in ${toSeconds(started)}`;
  console.log(`── ${line}`);
  return { passed: counts?.passed ?? (code === 0 ? 1 : 0), failed, line };
}

/**
 * Counts passed and failed tests in a report of Vitest or Playwright; undefined without one.
 *
 * @param {string} report
 */
function readCounts(report) {
  if (!existsSync(report)) return undefined;
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: numPassedTests, failed: numFailedTests };
}

/** @param {number} started */
const toSeconds = (started) => `${Math.round((Date.now() - started) / 1000)} s`;
