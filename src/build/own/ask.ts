import { confirm, isCancel, log, text } from '@clack/prompts';
import { fill } from '../../i18n/fill.ts';
import type { Language } from '../../i18n/languages.ts';
import { ownTexts } from '../../i18n/own.ts';
import { isAnswer, isAsked, questions, type Typed } from './answers.ts';
import { examples } from './examples.ts';
import { keepAnswers, readKeptAnswers } from './kept-answers.ts';
import { openLogo, toFile } from './logo.ts';

/** A question in words; undefined for what is none. */
const toQuestion = (question: string, language: Language): string | undefined =>
  new Map<string, string>(Object.entries(ownTexts[language].questions)).get(question);

/** Why an answer can’t be used, and how one is written. */
function toProblem(question: string, language: Language): string {
  const { invalid, rules } = ownTexts[language];
  const rule = new Map<string, string>(Object.entries(rules)).get(question.split('.')[0] ?? '');
  const values = { rule: rule ?? '', example: examples[question] ?? '' };
  return fill(invalid, values).replace('  ', ' ');
}

/** What is wrong with answers of a file, a line for each. */
export const describeWrong = (wrong: readonly string[], language: Language): string[] => [
  ownTexts[language].wrong,
  ...wrong.map((one) => {
    const question = toQuestion(one, language);
    const { unknown } = ownTexts[language];
    return `  ${one}: ${question ? `${question}. ${toProblem(one, language)}` : unknown}`;
  }),
];

/**
 * Asks every question, with what was answered before. Each answer is kept at once.
 *
 * @returns the answers; undefined when the person stops
 */
export async function ask(root: string, language: Language): Promise<Typed | undefined> {
  let given = readKeptAnswers(root);
  if (Object.keys(given).length > 0) log.message(ownTexts[language].goOn);
  for (const question of questions) {
    if (!isAsked(question, given)) continue;
    const answer = await askOne(question, given, root, language);
    if (answer === undefined) return undefined;
    given = { ...given, [question]: answer };
    keepAnswers(root, given);
  }
  return given;
}

async function askOne(question: string, given: Typed, root: string, language: Language) {
  let initialValue = given[question] ?? '';
  for (;;) {
    const answer = await text({
      message: toQuestion(question, language) ?? question,
      placeholder: examples[question] ?? '',
      initialValue,
      validate: (value = '') =>
        isAnswer(question, value, given) ? undefined : toProblem(question, language),
    });
    if (isCancel(answer)) return undefined;
    if (question !== 'logo') return answer;
    // A file takes a moment to open.
    const opened = await openLogo(toFile(answer, root), language);
    if ('logo' in opened) return answer;
    log.error(opened.problem);
    initialValue = answer;
  }
}

/** Whether the person agrees to what is about to be done. */
export async function agrees(language: Language): Promise<boolean> {
  const { confirm: message, yes, no } = ownTexts[language];
  return (await confirm({ message, active: yes, inactive: no })) === true;
}
