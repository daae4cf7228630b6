import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { cancel, intro, log, outro } from '@clack/prompts';
import { readAnswers, type Typed } from '../src/build/own/answers.ts';
import { agrees, ask, describeWrong } from '../src/build/own/ask.ts';
import { describeMerge, describePlan } from '../src/build/own/describe-plan.ts';
import { readAnswersFile } from '../src/build/own/kept-answers.ts';
import { openLogo, toFile } from '../src/build/own/logo.ts';
import { createPlan } from '../src/build/own/plan.ts';
import { findRefusal } from '../src/build/own/refusals.ts';
import { settleMerge } from '../src/build/own/settle-merge.ts';
import { writePlan } from '../src/build/own/write.ts';
import { fill } from '../src/i18n/fill.ts';
import { defaultLanguage, translationLanguages } from '../src/i18n/languages.ts';
import { ownTexts } from '../src/i18n/own.ts';

/**
 * Makes the site that of another federation: `npm run own`, with `-- --hi` in Hindi, `--dry-run` to
 * see what it would do, and `--answers file.yaml` where there is no terminal. `--merged` settles a
 * merge of a newer version.
 */

const root = process.cwd();
const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean' },
    merged: { type: 'boolean' },
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

if (values.merged) {
  settle();
  process.exit();
}
intro(texts.title);
const refusal = findRefusal(root);
if (refusal) stop([texts.refused[refusal.reason], ...refusal.files.slice(0, 10)].join('\n'));
if (values.answers === undefined && !process.stdin.isTTY) stop(texts.noTerminal);

const typed =
  values.answers === undefined
    ? ((await ask(root, language)) ?? stop(texts.stopped))
    : readFile(values.answers);
const answers = readAnswers(typed);
if (!('languages' in answers)) stop(describeWrong(answers, language).join('\n'));
const opened = await openLogo(toFile(answers.logo, dirname(values.answers ?? '.')), language);
if ('problem' in opened) stop(opened.problem);
const plan = createPlan(root, answers, opened.logo);
log.message(describePlan(plan, language).join('\n'));
if (values['dry-run']) {
  outro(texts.dryRun);
} else {
  if (values.answers === undefined && !(await agrees(language))) stop(texts.declined);
  writePlan(root, plan);
  outro(texts.done);
}

function settle(): void {
  intro(texts.merge.title);
  const merge = settleMerge(root);
  if (typeof merge === 'string') stop(texts.merge[merge]);
  log.message(describeMerge(merge, language).join('\n'));
  outro(texts.merge.done);
}

function readFile(path: string): Typed {
  try {
    return readAnswersFile(path);
  } catch {
    return stop(fill(texts.noFile, { file: path }));
  }
}
