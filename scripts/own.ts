import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cancel, intro, log, outro } from '@clack/prompts';
import { parse } from 'yaml';
import { nest, readAnswers } from '@federation/own/answers';
import { agrees, ask, describeWrong } from '@federation/own/ask';
import { createPlan, writePlan, type Plan } from '@federation/own/make';
import { findRefusal } from '@federation/own/refusals';
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
  if (Array.isArray(answers)) stop(describeWrong(answers, language).join('\n'));
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
    typed = (await ask(language, typed)) ?? stop(texts.stopped);
    const plan = toPlan(nest(typed));
    if (values['dry-run']) return plan;
    if ((await agrees(language)) ?? stop(texts.stopped)) return plan;
  }
}

intro(texts.title);
const refusal = findRefusal(root);
if (refusal) stop([texts.refused[refusal.reason], ...refusal.files.slice(0, 10)].join('\n'));
if (values.answers === undefined && !process.stdin.isTTY) stop(texts.noTerminal);

const plan = values.answers === undefined ? await askForPlan() : readPlan(values.answers);
if (!values['dry-run']) writePlan(root, plan);
outro(values['dry-run'] ? texts.dryRun : texts.done);
