import { deskPath, type DeskAnswer, type DeskMessage, type DeskProblem } from '../core/desk.ts';
import type { Language } from '../i18n/languages.ts';

/** What the server refused, and why. */
export class Refusal extends Error {
  readonly problem: DeskProblem;
  readonly messages: DeskMessage[];

  constructor(problem: DeskProblem, detail: string, messages: DeskMessage[]) {
    super(detail);
    this.problem = problem;
    this.messages = messages;
  }
}

/**
 * In milliseconds, the pause between two tries: a browser has no event for a server that is there
 * again, so it has to ask. The tries together are longer than a server takes to start again, and
 * after them the person hears of it.
 */
const pause = 1000;
const maxTries = 10;

/**
 * Sends a question until it arrives. A save that had arrived is not written twice, as its files are
 * then others.
 */
async function send(address: string, question: RequestInit, tries = 1): Promise<Response> {
  try {
    return await fetch(address, question);
  } catch (error) {
    if (tries === maxTries) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return send(address, question, tries + 1);
  }
}

/**
 * Asks the server.
 *
 * @throws {Refusal} when it refuses or can’t be reached
 */
export async function ask<Result>(
  name: string,
  language: Language,
  body: object = {},
): Promise<Result> {
  const response = await send(`${deskPath}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, language }),
  }).catch((error: unknown) => {
    throw new Refusal('serverGone', String(error), []);
  });
  const answer = (await response.json().catch((error: unknown) => {
    throw new Refusal('failed', String(error), []);
  })) as DeskAnswer;
  if ('problem' in answer) throw new Refusal(answer.problem, answer.detail, answer.messages);
  return answer.result as Result;
}
