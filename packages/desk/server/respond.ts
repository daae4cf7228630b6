import type { Context, Env, TypedResponse } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { validator } from 'hono/validator';
import type { DeskRefusal } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { DeskError } from '../protocol/desk-error.ts';

export type WithLanguage<Body = object> = Body & { language: Language };

/** Trusts the JSON to have its type, as only our own page sends it. */
export const readBody = <Body extends object>() =>
  validator('json', (read) => {
    if (read === null) throw new HTTPException(400);
    return read as Body;
  });

/**
 * Responds with JSON. Values are plain, so the client has the same types.
 */
export const respond = async <Body, Answer>(
  context: Context<Env, string, { out: { json: Body } }>,
  toAnswer: (body: Body) => Answer | Promise<Answer>,
) =>
  context.json(await toAnswer(context.req.valid('json'))) as Response &
    TypedResponse<Answer, 200, 'json'>;

/** Explains a refusal or an error to the page. */
export function respondToError(context: Context, error: Error): Response {
  if (error instanceof DeskError) {
    const { problem, message: detail, issues } = error;
    return context.json({ problem, detail, issues: [...issues] } satisfies DeskRefusal, 409);
  }
  if (error instanceof HTTPException) return error.getResponse();
  console.error(error);
  const failed: DeskRefusal = { problem: 'failed', detail: String(error), issues: [] };
  return context.json(failed, 500);
}
