import type { MailRow } from '../database/schema.ts';
import { linkLifetime } from '../sign-in/links.ts';
import type { MailKind } from '../database/mail-kinds.ts';

const minute = 60_000;

/** Milliseconds until a mail is given up. */
const retryPeriod = 3 * 24 * 60 * minute;

/** Milliseconds until a code or link expires. */
const lifetimes: Partial<Record<MailKind, number>> = { code: 10 * minute, 'sign-in': linkLifetime };

/** Milliseconds. */
export const maxRetryDelay = 2 * 60 * minute;

/** False for a mail with an expired code or link. */
export function isStillUseful({ kind, created_at }: MailRow, now: Date): boolean {
  return now.getTime() < Date.parse(created_at) + (lifetimes[kind] ?? Infinity);
}

/**
 * Retries a failed mail with backoff: the wait doubles from one minute to two hours. Gives up after
 * three days, or when the mail server refuses the mail for good (RFC 5321, replies 5yz).
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
