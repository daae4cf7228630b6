import { confirm, isCancel, select, text } from '@clack/prompts';
import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { ownTexts } from '@federation/i18n/own';
import {
  isValidAnswer,
  isAsked,
  portalKinds,
  questions,
  type Question,
  type TypedAnswers,
} from './answers.ts';

/** Says that an answer is invalid, and gives an example. */
const explainInvalid = (question: Question, language: Language): string =>
  fill(ownTexts[language].invalid, ownTexts[language].questions[question]);

/** Describes the invalid answers of a file, one line each. */
export const describeInvalid = (paths: readonly string[], language: Language): string[] => {
  const { wrong, unknown, questions: texts } = ownTexts[language];
  const toLine = (path: string) => {
    const question = questions.find((one) => one === path);
    return question ? `${texts[question].ask}. ${explainInvalid(question, language)}` : unknown;
  };
  return [wrong, ...paths.map((path) => `  ${path}: ${toLine(path)}`)];
};

/**
 * Asks every question.
 *
 * @param before the answers of an earlier round
 * @returns the answers; undefined when the person stops
 */
export async function askQuestions(
  language: Language,
  before: TypedAnswers = {},
): Promise<TypedAnswers | undefined> {
  let given = before;
  for (const question of questions) {
    if (!isAsked(question, given)) continue;
    const answer = await askOne(question, given, language);
    if (isCancel(answer)) return undefined;
    given = { ...given, [question]: answer };
  }
  return given;
}

function askOne(question: Question, given: TypedAnswers, language: Language) {
  const texts = ownTexts[language];
  const initialValue = given[question] ?? '';
  const message = `${questions.indexOf(question) + 1}. ${texts.questions[question].ask}`;
  if (question === 'portal')
    return select<string>({
      message,
      initialValue,
      options: portalKinds.map((value) => ({ value, label: texts.portals[value] })),
    });
  return text({
    message: `${message} (${texts.questions[question].example})`,
    initialValue,
    validate: (answer = '') =>
      isValidAnswer(question, answer) ? undefined : explainInvalid(question, language),
  });
}

/** Asks to confirm the plan; undefined when the person stops. */
export async function confirmPlan(language: Language): Promise<boolean | undefined> {
  const { confirm: message, yes, no } = ownTexts[language];
  const answer = await confirm({ message, active: yes, inactive: no, initialValue: false });
  return isCancel(answer) ? undefined : answer;
}
