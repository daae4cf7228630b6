/** A mail that a real portal would have sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The one-time code in the text, if there is one. */
  code?: string | undefined;
  /** When it was sent, as ISO 8601. */
  time: string;
}

/** How many mails are kept. */
const maxMails = 200;

/** The mails that the sandbox would have sent, kept in memory only. */
export class Outbox {
  #mails: Mail[] = [];
  readonly #log: (line: string) => void;

  /** @param log prints a line for the developer */
  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  add(mail: Mail): void {
    this.#mails = [mail, ...this.#mails].slice(0, maxMails);
    this.#log(
      `[portal sandbox] mail to ${mail.to}: ${mail.subject}${mail.code ? `: ${mail.code}` : ''}`,
    );
  }

  /** The mails, newest first, optionally only those to one address. */
  read(to?: string): Mail[] {
    return to === undefined ? this.#mails : this.#mails.filter((mail) => mail.to === to);
  }
}

/** The outbox as an HTML page. */
export function renderOutbox(mails: readonly Mail[]): string {
  const items = mails.map(
    ({ to, subject, text, code, time }) => `<article>
<h2>${escape(subject)}</h2>
<p><small>${escape(time)} · ${escape(to)}</small></p>
${code ? `<p class="code">${escape(code)}</p>` : ''}
<pre>${escape(text)}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5">
<title>Outbox of the portal sandbox</title>
<style>
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;color:#14213d;background:#faf8f3}
article{margin-top:1rem;padding:1rem;background:#fff;border:1px solid #8b8778;border-radius:.6rem}
h2{margin:0;font-size:1.1rem}pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
.code{margin:.5rem 0;font-size:2rem;font-weight:700;letter-spacing:.15em}
</style></head><body>
<h1>Outbox</h1>
<p>What the portal would have mailed, newest first. Nothing has left this computer. The page loads itself again every five seconds; <a href="outbox.json">the same as JSON</a>.</p>
${items.join('\n') || '<p>No mail yet.</p>'}
</body></html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
