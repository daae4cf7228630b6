import type { MailRow } from '../database/schema.ts';
import { linkLifetime } from '../sign-in/links.ts';
import type { MailKind } from '../database/mail-kinds.ts';

const minute = 60_000;

/** Milliseconds until a mail is given up. */
const retryPeriod = 3 * 24 * 60 * minute;

/** Milliseconds until a code or link expires. */
const lifetimes: Partial<Record<MailKind, number>> = { code: 10 * minute, link: linkLifetime };

/** Milliseconds. */
export const maxRetryDelay = 2 * 60 * minute;

/** False for a mail with an expired code or link. */
export function isStillUseful({ kind, created_at }: MailRow, now: Date): boolean {
  return now.getTime() < Date.parse(created_at) + (lifetimes[kind] ?? Infinity);
}

/** A failure as nodemailer reports it, with the command and the reply of the mail server. */
interface SendError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Replies about us: login, policy or a limit, also where the server gives them to a recipient. */
const aboutUs = /^\d+[ -]5\.([37]\.|4\.5)/;

/**
 * True when the mail server refuses the recipient. Any other refusal, such as of our login or
 * quota, ends when the administrator has put it right.
 */
function isRecipientRefused({ responseCode = 0, command, response = '' }: SendError): boolean {
  if (responseCode < 500) return false;
  return command === 'RCPT TO'
    ? !aboutUs.test(response)
    : command === 'DATA' && /^\d+[ -]5\.(1\.|6\.7)/.test(response);
}

/**
 * Retries a failed mail with backoff: the wait doubles from one minute to two hours. Gives up after
 * three days, or when the mail server refuses the recipient for good.
 */
export function planRetry(
  { tries, created_at }: Pick<MailRow, 'tries' | 'created_at'>,
  error: SendError,
  now: Date,
): Pick<MailRow, 'next_at' | 'error' | 'failed_at'> {
  const next = now.getTime() + Math.min(minute * 2 ** (tries - 1), maxRetryDelay);
  const isTooLate = next > Date.parse(created_at) + retryPeriod;
  // Failures of login and TLS have replies that others share.
  const isOfSession = error.code === 'EAUTH' || error.code === 'ETLS';
  const code = isOfSession ? error.code : (error.responseCode ?? error.code);
  return {
    next_at: isTooLate || isRecipientRefused(error) ? null : new Date(next).toISOString(),
    error: String(code ?? error.name),
    failed_at: now.toISOString(),
  };
}
