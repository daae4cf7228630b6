import type { MailRow } from '../database/schema.ts';
import { linkLifetime } from '../sign-in/links.ts';
import type { MailKind } from '../database/mail-kinds.ts';

const minute = 60_000;

/** How long a mail is tried, in milliseconds. */
const retryPeriod = 3 * 24 * 60 * minute;

/** How long what ends soon is of use, in milliseconds. */
const lifetimes: Partial<Record<MailKind, number>> = { code: 10 * minute, 'sign-in': linkLifetime };

/** The longest wait between two tries, in milliseconds. */
export const maxRetryDelay = 2 * 60 * minute;

/** Whether a mail is still of use: a code or a link that has ended is not sent. */
export function isStillUseful({ kind, created_at }: MailRow, now: Date): boolean {
  return now.getTime() < Date.parse(created_at) + (lifetimes[kind] ?? Infinity);
}

/**
 * What follows from a try that failed: the time of the next one, with waits that double from one
 * minute to two hours. There is none after three days, or when the mail server has refused the mail
 * for good (RFC 5321, replies 5yz).
 */
export function planRetry(
  { tries, created_at }: Pick<MailRow, 'tries' | 'created_at'>,
  error: Error & { responseCode?: number },
  now: Date,
): { next_at: string | null; error: string } {
  const next = now.getTime() + Math.min(minute * 2 ** (tries - 1), maxRetryDelay);
  const isRefused = (error.responseCode ?? 0) >= 500;
  const isTooLate = next > Date.parse(created_at) + retryPeriod;
  const code = error.responseCode ?? (error as { code?: string }).code ?? error.name;
  return {
    next_at: isRefused || isTooLate ? null : new Date(next).toISOString(),
    error: String(code),
  };
}
