import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived, with its envelope. */
interface ArrivedMail extends Email {
  envelopeSender: string | undefined;
  recipients: string[];
}

/** A real mail server that keeps the mails. */
export interface MailServer {
  url: string;
  mails: ArrivedMail[];
  /** The reply to the next recipients, such as a refusal; undefined accepts them. */
  refusal: { code: number; text: string } | undefined;
  /** The password of everybody. */
  password: string;
  stop: () => Promise<void>;
}

/** @param port the port of an earlier server; any free one by default */
export async function startMailServer(port = 0): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _, callback) =>
      password === running.password
        ? callback(null, { user: 'portal' })
        : callback(Object.assign(new Error('Suspended'), { responseCode: 535 })),
    onRcptTo: (_, __, callback) => {
      if (!running.refusal) return callback();
      const { code, text } = running.refusal;
      return callback(Object.assign(new Error(text), { responseCode: code }));
    },
    onData: (stream, session, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const recipients = rcptTo.map(({ address }) => address);
        const envelopeSender = mailFrom ? mailFrom.address : undefined;
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          running.mails.push({ ...mail, envelopeSender, recipients });
          callback();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: chosen } = server.server.address() as AddressInfo;
  const running: MailServer = {
    url: `smtp://127.0.0.1:${chosen}`,
    mails: [],
    refusal: undefined,
    password: 'right',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return running;
}
