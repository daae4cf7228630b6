import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that only records the recipients, once for each mail. */
export interface MailSink {
  url: string;
  recipients: string[];
  stop: () => Promise<void>;
}

/** Starts a mail server on a free port of this computer. */
export async function startMailSink(): Promise<MailSink> {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, callback) => {
      stream.resume();
      stream.on('end', () => {
        recipients.push(...envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
  });
  // A portal that is killed leaves connections half open.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    recipients,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
