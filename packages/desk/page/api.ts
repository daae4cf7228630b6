import { hc, type ClientResponse, type InferResponseType } from 'hono/client';
import type { DeskApi } from '../server/api.ts';
import { deskPath, type DeskRefusal } from '../protocol/desk.ts';
import { DeskError } from '../protocol/desk-error.ts';

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
async function send(
  address: RequestInfo | URL,
  question?: RequestInit,
  tries = 1,
): Promise<Response> {
  try {
    return await fetch(address, question);
  } catch (error) {
    if (tries === maxTries) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return send(address, question, tries + 1);
  }
}

/** The questions that the server answers. */
export const questions = hc<DeskApi>(`${deskPath}/api`, { fetch: send });

/** What the desk is told when it starts. */
export type DeskStart = InferResponseType<typeof questions.start.$post>;

/** A component that a text may use, for the form that asks for it. */
export type DeskComponent = DeskStart['components'][number];

/**
 * Waits for the answer to a question.
 *
 * @throws {DeskError} when the server refuses or can’t be reached
 */
export async function ask<Answer>(
  question: Promise<ClientResponse<Answer, number, 'json'>>,
): Promise<Answer> {
  const response = await question.catch((error: unknown) => {
    throw new DeskError('serverGone', String(error));
  });
  const answer = await response.json().catch((error: unknown) => {
    throw new DeskError('failed', String(error));
  });
  if (response.ok) return answer;
  const { problem, detail, messages } = answer as DeskRefusal;
  throw new DeskError(problem, detail, messages);
}
