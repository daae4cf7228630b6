import { toMailbox, type Secrets } from '../call/secrets.ts';
import type { Store } from '../database/schema.ts';
import { countCall, type Limit } from './limits.ts';

/**
 * A mail address as limits count it. Tags, points and signs that mail servers leave out make no
 * other mailbox, so that nobody is mailed more often by them.
 *
 * @example normalizeMailbox('<Asha.Rao+bank@Bank.example>') // 'asharao@bank.example'
 */
function normalizeMailbox(email: string): string {
  const [local = '', domain = ''] = toMailbox(email.normalize('NFKC')).split('@');
  const letters = local.replace(/\+.*$/su, '').replace(/[^\p{L}\p{M}\p{N}_-]/gu, '');
  return `${letters}@${domain.replace(/[^\p{L}\p{M}\p{N}.-]/gu, '')}`;
}

/**
 * Counts a form that a mailbox has sent, by each limit; what one refuses the next does not count.
 *
 * @returns how many seconds to wait; 0 when it is allowed
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
