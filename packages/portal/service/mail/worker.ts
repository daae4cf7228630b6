import type { ExpressionBuilder } from 'kysely';
import type { PortalCore } from '../call/core.ts';
import type { MailRow, Schema } from '../database/schema.ts';
import { planRetry, isStillUseful, maxRetryDelay } from './retry.ts';
import { renderMail, type Mail } from './texts.ts';

/**
 * Sends a mail.
 *
 * @throws when it could not be sent
 */
export type SendMail = (mail: Mail) => Promise<void>;

interface MailWorkerOptions extends PortalCore {
  send: SendMail;
}

/** How many mails are sent at the same time. */
const batch = 20;

/**
 * How long a mail is left to the process that has claimed it, in milliseconds. When that was killed,
 * another sends the mail afterwards.
 */
const claimDuration = 2 * 60_000;

/** How long to wait when the database does not answer, and at most for the next mail, in milliseconds. */
const pollInterval = 30_000;

/** Sends the mails that are owed, each at least once, after what they are about is stored. */
export class MailWorker {
  readonly #options: MailWorkerOptions;
  #running: Promise<void> | undefined;
  #isWoken = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: MailWorkerOptions) {
    this.#options = options;
  }

  /** Looks for mails that are due. Ends when there are none left. */
  async wake(): Promise<void> {
    this.#isWoken = true;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Ends after the mails under way. */
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

  /** What waits for longer than any mail does was put off when a clock was wrong. */
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
        // Sent by another process if this one took longer than its claim.
        .where('sent_at', 'is', null)
        .execute();
    return claimed.length;
  }

  /**
   * Takes mails that are due, so that no other process sends them at the same time: their next try
   * is put off. A process that does the same waits for the rows, and then finds them no longer due.
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

  /** Tries a mail. Returns what has to be stored about it. */
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
