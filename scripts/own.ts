import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cancel, intro, log, outro } from '@clack/prompts';
import { parse } from 'yaml';
import { nestAnswers, readAnswers } from '@federation/own/answers';
import { askQuestions, confirmPlan, describeInvalid } from '@federation/own/prompts';
import { createPlan, writePlan, type Plan } from '@federation/own/plan';
import { findObstacle } from '@federation/own/obstacles';
import { fill } from '@federation/i18n/fill';
import { defaultLanguage, translationLanguages } from '@federation/i18n/languages';
import { ownTexts } from '@federation/i18n/own';

/**
 * Makes the demonstration the site of a federation: `npm run own`, with `-- --hi` in Hindi,
 * `--dry-run` to see the plan only, and `--answers file.yaml` without a terminal.
 */

const root = process.cwd();
const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean' },
    answers: { type: 'string' },
    ...Object.fromEntries(translationLanguages.map((one) => [one, { type: 'boolean' as const }])),
  },
});
const chosen: Record<string, unknown> = values;
const language = translationLanguages.find((one) => chosen[one]) ?? defaultLanguage;
const texts = ownTexts[language];

function stop(message: string): never {
  cancel(message);
  process.exit(1);
}

/** Makes the plan from answers, and shows it. */
function toPlan(given: unknown): Plan {
  const answers = readAnswers(given);
  if (Array.isArray(answers)) stop(describeInvalid(answers, language).join('\n'));
  const plan = createPlan(root, answers);
  list(texts.removed, plan.removed);
  list(texts.written, [...plan.written.keys()]);
  return plan;
}

function readPlan(file: string): Plan {
  if (!existsSync(file)) stop(fill(texts.noFile, { file }));
  // Values stay text: a prefix such as NO is no boolean.
  return toPlan(parse(readFileSync(file, 'utf8'), { schema: 'failsafe' }));
}

const list = (title: string, paths: readonly string[]) =>
  log.message([fill(title, { count: paths.length }), ...paths].join('\n  '));

/** Repeats the questions until the person agrees to the plan. */
async function askForPlan(): Promise<Plan> {
  let typed = {};
  for (;;) {
    typed = (await askQuestions(language, typed)) ?? stop(texts.stopped);
    const plan = toPlan(nestAnswers(typed));
    if (values['dry-run']) return plan;
    if ((await confirmPlan(language)) ?? stop(texts.stopped)) return plan;
  }
}

intro(texts.title);
const obstacle = findObstacle(root);
if (obstacle) stop([texts.refused[obstacle.reason], ...obstacle.files.slice(0, 10)].join('\n'));
if (values.answers === undefined && !process.stdin.isTTY) stop(texts.noTerminal);

const plan = values.answers === undefined ? await askForPlan() : readPlan(values.answers);
if (!values['dry-run']) writePlan(root, plan);
outro(values['dry-run'] ? texts.dryRun : texts.done);
