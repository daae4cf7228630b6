import { fill } from '../../../i18n/fill.ts';
import { languageDetails, type Language } from '../../../i18n/languages.ts';
import { UserError } from './context.ts';

/** The answer to one question before the site goes live. */
export interface Check {
  ok: boolean;
  sentence: string;
}

/** A check with one sentence if it passes, and one that says what to do if it does not. */
export function toCheck(ok: boolean, good: string, bad: string): Check {
  return { ok, sentence: ok ? good : bad };
}

/** Like `toCheck`, with the two sentences of a language and what fills their places. */
export const toCheckOf = (
  ok: boolean,
  { good, todo }: Readonly<Record<'good' | 'todo', string>>,
  values: Record<string, string | number> = {},
): Check => toCheck(ok, fill(good, values), fill(todo, values));

/**
 * A number with its noun.
 *
 * @example toCount(1, 'day') // '1 day'
 */
export const toCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * A length of time in words.
 *
 * @example toAmount(2, 'day', 'hi') // '2 दिन'
 */
export const toAmount = (count: number, unit: 'day' | 'minute', language: Language): string =>
  new Intl.NumberFormat(languageDetails[language].locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count);

/** A value, or in words why it could not be read. */
export interface Attempt<Value> {
  value?: Value;
  problem?: string;
}

/** Reads a value that may be unreadable. */
export function attempt<Value>(read: () => Value): Attempt<Value> {
  try {
    return { value: read() };
  } catch (error) {
    return toProblem(error);
  }
}

/** Like `attempt`, for what takes time. */
export async function attemptAsync<Value>(read: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await read() };
  } catch (error) {
    return toProblem(error);
  }
}

function toProblem(error: unknown): { problem: string } {
  if (!(error instanceof UserError)) throw error;
  return { problem: [error.message, ...error.lines].join(' ') };
}
