import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cancel, confirm, intro, isCancel, log, outro, text } from '@clack/prompts';
import { defaultFolder } from '../src/build/certificates/issuing/context.ts';
import { isAnswer, isAsked, questions, readAnswers, type Typed } from '../src/build/own/answers.ts';
import { describeMerge, describePlan } from '../src/build/own/describe-plan.ts';
import { examples } from '../src/build/own/examples.ts';
import {
  forgetAnswers,
  keepAnswers,
  readAnswersFile,
  readKeptAnswers,
} from '../src/build/own/kept-answers.ts';
import { toLogo } from '../src/build/own/logo.ts';
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
const refusal = findRefusal(root, defaultFolder());
if (refusal) stop(texts.refused[refusal]);
if (values.answers === undefined && !process.stdin.isTTY) stop(texts.noTerminal);

const typed = values.answers === undefined ? await ask() : readFile(values.answers);
const answers = readAnswers(typed);
if (!('languages' in answers)) stop([texts.wrong, ...answers.map(toLine)].join('\n'));
const logoFile = resolve(dirname(values.answers ?? '.'), answers.logo);
const plan = createPlan(root, answers, await toLogo(basename(logoFile), readLogo(logoFile)));
log.message(describePlan(plan, language).join('\n'));
if (values['dry-run']) {
  outro(texts.dryRun);
} else {
  const agreed = values.answers !== undefined || (await confirm({ message: texts.confirm }));
  if (agreed !== true) stop(texts.declined);
  writePlan(root, plan);
  forgetAnswers(root);
  outro(texts.done);
}

function settle(): void {
  intro(texts.merge.title);
  const merge = settleMerge(root);
  if (typeof merge === 'string') stop(texts.merge[merge]);
  log.message(describeMerge(merge, language).join('\n'));
  outro(texts.merge.done);
}

/** Asks every question, with what was answered before. Each answer is kept at once. */
async function ask(): Promise<Typed> {
  let given = readKeptAnswers(root);
  if (Object.keys(given).length > 0) log.message(texts.goOn);
  for (const question of questions) {
    if (!isAsked(question, given)) continue;
    const example = examples[question] ?? '';
    const answer = await text({
      message: toQuestion(question),
      placeholder: example,
      initialValue: given[question] ?? '',
      validate: (value) =>
        isAnswer(question, value ?? '') ? undefined : fill(texts.invalid, { example }),
    });
    if (isCancel(answer)) stop(texts.stopped);
    given = { ...given, [question]: answer };
    keepAnswers(root, given);
  }
  return given;
}

function toQuestion(question: string): string {
  return texts.questions[question as keyof typeof texts.questions];
}

function toLine(question: string): string {
  return `  ${question}: ${toQuestion(question)}, ${fill(texts.invalid, { example: examples[question] ?? '' })}`;
}

function readFile(path: string): Typed {
  try {
    return readAnswersFile(path);
  } catch {
    return stop(fill(texts.noFile, { file: path }));
  }
}

function readLogo(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return stop(fill(texts.noFile, { file: path }));
  }
}
