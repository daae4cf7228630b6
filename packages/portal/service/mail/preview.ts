import type { Mail } from './texts.ts';
import type { SendMail } from './worker.ts';

export interface PreviewedMail extends Mail {
  time: string;
}

const maxMails = 200;

/** Keeps mails in memory and prints them, in place of a mail server. */
export class MailPreview {
  #mails: PreviewedMail[] = [];
  readonly #log: (line: string) => void;
  readonly #now: () => Date;

  constructor(log: (line: string) => void, now: () => Date) {
    this.#log = log;
    this.#now = now;
  }

  readonly send: SendMail = (mail) => {
    this.#mails = [{ ...mail, time: this.#now().toISOString() }, ...this.#mails].slice(0, maxMails);
    this.#log(`mail to ${mail.to}: ${mail.subject}${mail.code ? `: ${mail.code}` : ''}`);
    return Promise.resolve();
  };

  /** Newest first, optionally only those to one address. */
  read(to?: string): PreviewedMail[] {
    return to === undefined ? this.#mails : this.#mails.filter((mail) => mail.to === to);
  }
}
