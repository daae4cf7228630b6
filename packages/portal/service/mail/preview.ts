import type { Mail } from './texts.ts';
import type { SendMail } from './worker.ts';

export interface PreviewedMail extends Mail {
  time: string;
}

const maxMails = 200;

/** Keeps mails in memory and shows them in the terminal, in place of a mail server. */
export class MailPreview {
  #mails: PreviewedMail[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  readonly send: SendMail = (mail) => {
    this.#mails = [{ ...mail, time: this.#now().toISOString() }, ...this.#mails].slice(0, maxMails);
    // A file or a journal would keep addresses and codes.
    if (process.stdout.isTTY)
      process.stdout.write(`mail to ${mail.to}: ${mail.subject} ${mail.code ?? ''}\n`);
    return Promise.resolve();
  };

  /** Newest first, optionally only those to one address. */
  read(to?: string): PreviewedMail[] {
    return to === undefined ? this.#mails : this.#mails.filter((mail) => mail.to === to);
  }
}
