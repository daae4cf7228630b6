import { toMailbox, type Secrets } from '../call/secrets.ts';
import type { Store } from '../database/schema.ts';
import { countCall, type Limit } from './limits.ts';

/**
 * The mailbox of an address for rate limits. Ignores tags, dots and signs as mail servers do, so that
 * nobody can send one mailbox more mails by varying them.
 *
 * @example normalizeMailbox('<Asha.Rao+bank@Bank.example>') // 'asharao@bank.example'
 */
function normalizeMailbox(email: string): string {
  const [local = '', domain = ''] = toMailbox(email).split('@');
  const letters = local.replace(/\+.*$/su, '').replace(/[^\p{L}\p{M}\p{N}_-]/gu, '');
  return `${letters}@${domain.replace(/[^\p{L}\p{M}\p{N}.-]/gu, '')}`;
}

/**
 * Counts a form of a mailbox by each limit. After a refusal, the remaining limits do not count it.
 *
 * @returns the seconds to wait; 0 when the form is allowed
 */
export async function countForm(
  store: Store,
  { toId }: Secrets,
  email: string,
  limits: readonly Limit[],
  now: Date,
): Promise<number> {
  const mailbox = toId('mailbox', normalizeMailbox(email));
  for (const limit of limits) {
    const seconds = await countCall(store, `form ${limit.seconds} ${mailbox}`, limit, now);
    if (seconds > 0) return seconds;
  }
  return 0;
}
