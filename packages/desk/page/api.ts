import type { ExtractSchema } from 'hono/types';
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
async function send(address: string, question: RequestInit, tries = 1): Promise<Response> {
  try {
    return await fetch(address, question);
  } catch (error) {
    if (tries === maxTries) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return send(address, question, tries + 1);
  }
}

/** The questions that the server answers. */
type ApiRoutes = ExtractSchema<DeskApi>;

type ApiArguments<Name extends keyof ApiRoutes> = ApiRoutes[Name]['$post'] extends {
  input: { json: infer Json };
}
  ? [json: Json]
  : [];

export type ApiResponse<Name extends keyof ApiRoutes> = ApiRoutes[Name]['$post']['output'];

/** A component that a text may use, for the form that asks for it. */
export type DeskComponent = ApiResponse<'/start'>['components'][number];

/**
 * Asks the server.
 *
 * @throws {DeskError} when the server refuses or can’t be reached
 */
export async function callApi<Name extends keyof ApiRoutes>(
  name: Name,
  ...[json]: ApiArguments<Name>
): Promise<ApiResponse<Name>> {
  const response = await send(`${deskPath}/api${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json ?? {}),
  }).catch((error: unknown) => {
    throw new DeskError('serverGone', String(error));
  });
  const answer: unknown = await response.json().catch((error: unknown) => {
    throw new DeskError('failed', String(error));
  });
  if (response.ok) return answer as ApiResponse<Name>;
  const { problem, detail, issues } = answer as DeskRefusal;
  throw new DeskError(problem, detail, issues);
}
