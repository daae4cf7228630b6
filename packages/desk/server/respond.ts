import type { Context, Env, TypedResponse } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { validator } from 'hono/validator';
import type { DeskRefusal } from '../protocol/desk.ts';
import type { Language } from '@federation/i18n/languages';
import { DeskError } from '../protocol/desk-error.ts';

/** A question that is answered in the language of the person. */
export type WithLanguage<Body = object> = Body & { language: Language };

/** Reads a question. Only our own page asks, which sends what the type says. */
export const readBody = <Body extends object>() => validator('json', (read) => read as Body);

/**
 * Answers a question. The desk answers in plain values, which arrive as they were sent, so that its
 * client has the same types.
 */
export const respond = async <Body, Answer>(
  context: Context<Env, string, { out: { json: Body } }>,
  toAnswer: (asked: Body) => Answer | Promise<Answer>,
) =>
  context.json(await toAnswer(context.req.valid('json'))) as Response &
    TypedResponse<Answer, 200, 'json'>;

/** Says why the desk does not do what it was asked for. */
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
