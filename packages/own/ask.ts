import { confirm, isCancel, select, text } from '@clack/prompts';
import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { ownTexts } from '@federation/i18n/own';
import { isAnswer, isAsked, portalKinds, questions, type Question, type Typed } from './answers.ts';

/** Why an answer can’t be used, and how one is written. */
const toProblem = (question: Question, language: Language): string =>
  fill(ownTexts[language].invalid, ownTexts[language].questions[question]);

/** What is wrong with answers of a file, a line for each. */
export const describeWrong = (places: readonly string[], language: Language): string[] => {
  const { wrong, unknown, questions: texts } = ownTexts[language];
  const toLine = (place: string) => {
    const question = questions.find((one) => one === place);
    return question ? `${texts[question].ask}. ${toProblem(question, language)}` : unknown;
  };
  return [wrong, ...places.map((place) => `  ${place}: ${toLine(place)}`)];
};

/**
 * Asks every question.
 *
 * @param before what was answered an earlier time
 * @returns the answers; undefined when the person stops
 */
export async function ask(language: Language, before: Typed = {}): Promise<Typed | undefined> {
  let given = before;
  for (const question of questions) {
    if (!isAsked(question, given)) continue;
    const answer = await askOne(question, given, language);
    if (isCancel(answer)) return undefined;
    given = { ...given, [question]: answer };
  }
  return given;
}

function askOne(question: Question, given: Typed, language: Language) {
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
      isAnswer(question, answer) ? undefined : toProblem(question, language),
  });
}

/** Asks for agreement to the plan; undefined when the person stops. */
export async function agrees(language: Language): Promise<boolean | undefined> {
  const { confirm: message, yes, no } = ownTexts[language];
  const answer = await confirm({ message, active: yes, inactive: no, initialValue: false });
  return isCancel(answer) ? undefined : answer;
}
