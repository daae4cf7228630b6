import { setTimeout as delay } from 'node:timers/promises';
import type { PortalCore } from '../call/core.ts';
import type { MailRow } from '../database/schema.ts';
import { claimDue, markTried, type TriedMails } from './outbox.ts';
import { planRetry, isStillUseful } from './retry.ts';
import { renderDigest, renderMail, type Mail } from './texts.ts';

/**
 * @throws when the mail was not sent
 */
export type SendMail = (mail: Mail) => Promise<void>;

interface MailWorkerOptions extends PortalCore {
  send: SendMail;
  /** Mails that may be sent in an hour. */
  mailsPerHour: number;
}

/** Mails in progress: two for each connection to the mail server. */
const maxInProgress = 10;

/** Milliseconds within which the outcome of a mail is stored. */
const commitInterval = 100;

/** Milliseconds. */
const pollInterval = 30_000;

/** Sends the mails of the outbox, each at least once. */
export class MailWorker {
  readonly #options: MailWorkerOptions;
  #running: Promise<void> | undefined;
  #isWoken = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #inProgress = new Set<Promise<void>>();
  /** Mails whose outcome is not stored yet. */
  readonly #tried: TriedMails[] = [];

  constructor(options: MailWorkerOptions) {
    this.#options = options;
  }

  /** Sends due mails until none is left. */
  async wake(): Promise<void> {
    this.#isWoken = true;
    this.#running ??= this.#run();
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
      while (this.#isWoken || this.#inProgress.size > 0 || this.#tried.length > 0) {
        if (this.#isWoken || this.#tried.length > 0) await this.#markAndClaim();
        // Many mails go out slowly, so that they never hold up those who send forms.
        const isBusy = this.#inProgress.size >= maxInProgress;
        const pause = delay(commitInterval);
        await (isBusy ? pause : Promise.race([Promise.all(this.#inProgress), pause]));
      }
    } catch (error) {
      this.#options.log(`sending mails failed: ${(error as Error).message}`);
    } finally {
      // Before anything else runs, so that a call of `wake` starts anew.
      this.#running = undefined;
    }
    if (!this.#stopped) this.#timer = setTimeout(() => void this.wake(), pollInterval).unref();
  }

  /**
   * Stores the outcomes and claims the next mails in one commit: while outcomes can’t be stored, no
   * mail is claimed and sent again.
   */
  async #markAndClaim(): Promise<void> {
    const { database, now, mailsPerHour } = this.#options;
    this.#isWoken = false;
    const tried = [...this.#tried];
    const inProgress = this.#inProgress.size;
    const room = this.#stopped ? 0 : maxInProgress - inProgress;
    const claimed = await database.transaction().execute(async (store) => {
      await markTried(store, tried);
      return claimDue(store, { room, perHour: mailsPerHour, inProgress }, now());
    });
    this.#tried.splice(0, tried.length);
    for (const rows of claimed) {
      const done = this.#try(rows).then((outcome) => {
        this.#tried.push({ ids: rows.map(({ id }) => id), outcome });
        this.#inProgress.delete(done);
      });
      this.#inProgress.add(done);
    }
  }

  /** Sends one mail for all rows. Returns the columns to update. */
  async #try(rows: readonly MailRow[]): Promise<Partial<MailRow>> {
    const { send, settings, secrets, now, log } = this.#options;
    const [row] = rows;
    if (!row) return {};
    if (!isStillUseful(row, now()))
      return { next_at: null, error: 'expired', failed_at: now().toISOString() };
    try {
      const mail = renderMail(row, settings(), secrets);
      await send(rows.length > 1 ? renderDigest(mail, rows.length, settings()) : mail);
      return { sent_at: now().toISOString(), next_at: null, error: null };
    } catch (error) {
      const outcome = planRetry(row, error as Error, now());
      log(`mail ${row.id} (${row.kind}) was not sent, try ${row.tries}: ${outcome.error}`);
      return outcome;
    }
  }
}
