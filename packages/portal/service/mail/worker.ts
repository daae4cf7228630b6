import type { ExpressionBuilder } from 'kysely';
import type { PortalCore } from '../call/core.ts';
import type { MailRow, Schema } from '../database/schema.ts';
import { planRetry, isStillUseful, maxRetryDelay } from './retry.ts';
import { renderMail, type Mail } from './texts.ts';

/**
 * @throws when the mail was not sent
 */
export type SendMail = (mail: Mail) => Promise<void>;

interface MailWorkerOptions extends PortalCore {
  send: SendMail;
}

/** Mails sent at the same time. */
const batch = 20;

/**
 * Milliseconds for which a process has claimed a mail. If it was killed, another process then sends
 * the mail.
 */
const claimDuration = 2 * 60_000;

/** Milliseconds. */
const pollInterval = 30_000;

/** Sends the mails of the outbox, each at least once. */
export class MailWorker {
  readonly #options: MailWorkerOptions;
  #running: Promise<void> | undefined;
  #isWoken = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: MailWorkerOptions) {
    this.#options = options;
  }

  /** Sends due mails until none is left. */
  async wake(): Promise<void> {
    this.#isWoken = true;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Finishes the mails in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await this.#resetFutureRetries();
      while (this.#isWoken && !this.#stopped) {
        this.#isWoken = false;
        while (!this.#stopped && (await this.#sendDue()) > 0);
      }
    } catch (error) {
      this.#options.log(`mails wait: ${(error as Error).message}`);
    }
    if (!this.#stopped) this.#timer = setTimeout(() => void this.wake(), pollInterval).unref();
  }

  /** A retry time beyond the maximum backoff can only come from a wrong clock. */
  async #resetFutureRetries(): Promise<void> {
    const { database, now } = this.#options;
    const time = now();
    await database
      .updateTable('mails')
      .set({ next_at: time.toISOString() })
      .where('next_at', '>', new Date(time.getTime() + maxRetryDelay).toISOString())
      .execute();
  }

  async #sendDue(): Promise<number> {
    const { database } = this.#options;
    const claimed = await this.#claimDue();
    const tried = await Promise.all(
      claimed.map(async (row) => [row.id, await this.#trySend(row)] as const),
    );
    for (const [id, outcome] of tried)
      await database
        .updateTable('mails')
        .set(outcome)
        .where('id', '=', id)
        // Another process has sent it if this one exceeded its claim.
        .where('sent_at', 'is', null)
        .execute();
    return claimed.length;
  }

  /**
   * Claims due mails by moving their next try, so that no other process sends them. A process that
   * does the same waits for the rows and then finds them no longer due.
   */
  async #claimDue(): Promise<MailRow[]> {
    const { database, now } = this.#options;
    const time = now();
    const isDue = (mails: ExpressionBuilder<Schema, 'mails'>) =>
      mails('next_at', '<=', time.toISOString());
    return database
      .updateTable('mails')
      .set(({ eb }) => ({
        next_at: new Date(time.getTime() + claimDuration).toISOString(),
        tries: eb('tries', '+', 1),
      }))
      .where(isDue)
      .where('id', 'in', (mails) =>
        mails.selectFrom('mails').select('id').where(isDue).orderBy('next_at').limit(batch),
      )
      .returningAll()
      .execute();
  }

  /** Returns the columns to update. */
  async #trySend(row: MailRow): Promise<Partial<MailRow>> {
    const { send, settings, secrets, now, log } = this.#options;
    if (!isStillUseful(row, now())) return { next_at: null, error: 'expired' };
    try {
      await send(renderMail(row, settings(), secrets));
      return { sent_at: now().toISOString(), next_at: null, error: null };
    } catch (error) {
      const outcome = planRetry(row, error as Error, now());
      log(`mail ${row.id} (${row.kind}) was not sent, try ${row.tries}: ${outcome.error}`);
      return outcome;
    }
  }
}
