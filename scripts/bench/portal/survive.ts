import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PortalSettings } from '@federation/portal/contract/settings';
import { openDatabase } from '@federation/portal/service/database/open';
import { openSmtp } from '@federation/portal/service/mail/smtp';
import { createPortal } from '@federation/portal/server';
import { findFreePort } from '../../setup/free-port.ts';
import { startMailSink } from './mail-sink.ts';
import { startPortalProcess } from './portal-process.ts';
import { sendMessage, type SentForm } from './send.ts';

/** Counts of messages and mails after processes were killed. */
export interface Survival {
  /** Messages that got a response. */
  answered: number;
  /** References that the portal returned but that are not in the database. */
  lost: string[];
  /** Messages that are stored more than once, though each had one key. */
  twice: string[];
  /** Numbers that no message has. */
  gaps: number;
  /** Addresses that got no mail about a message that is stored. */
  withoutMail: string[];
  /**
   * Mails for one mailbox that sent ten messages, some before and some after; the limit is five.
   */
  mailed: number;
  /** Mails that arrived twice, as their process was killed before it could note the first. */
  repeated: number;
}

interface SurviveOptions {
  /** The file or the address of an empty database. */
  database: string;
  settings: PortalSettings;
  folder: string;
  /** Processes that share the database. */
  processes: number;
  /** Times that one of them is killed and started again. */
  kills: number;
}

/** Visitors who send at the same time. */
const visitors = 8;

/** Sends more than a mailbox may. */
const eagerVisitor = 'eager@bank.example';

/** Longer than any claim on a mail, in milliseconds. */
const hour = 60 * 60_000;

/** Kills processes of a portal while messages arrive, and counts the losses. */
export async function survive(options: SurviveOptions): Promise<Survival> {
  const { processes, kills, database: name } = options;
  const sink = await startMailSink();
  const ports = await Promise.all(Array.from({ length: processes }, () => findFreePort()));
  const start = (port: number) => startPortalProcess({ ...options, smtp: sink.url, port });
  const running = await Promise.all(ports.map(start));
  let turn = 0;
  let isStopped = false;
  const nextBase = () => running[(turn += 1) % processes]?.base ?? '';
  const eager: SentForm[] = [];
  const sendEagerly = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      eager.push(await sendMessage(nextBase, () => true, eagerVisitor));
  };
  await sendEagerly(3);
  const sent: SentForm[] = [];
  const visits = Array.from({ length: visitors }, async () => {
    while (!isStopped) sent.push(await sendMessage(nextBase, () => isStopped));
  });
  for (let kill = 0; kill < kills; kill += 1) {
    const index = kill % processes;
    const target = sent.length + visitors;
    while (sent.length < target) await delay(10);
    // Kills at random moments.
    await delay(randomInt(100));
    await running[index]?.kill();
    running[index] = await start(ports[index] ?? 0);
  }
  isStopped = true;
  await Promise.all(visits);
  await sendEagerly(7);
  await Promise.all(running.map(({ kill }) => kill()));
  await sendTheRest(options, sink.url);
  await sink.stop();

  const database = openDatabase(name);
  const stored = await database.selectFrom('submissions').select(['reference', 'email']).execute();
  const eagerMails = database.selectFrom('mails').where('recipient', '=', eagerVisitor);
  const mailed = (await eagerMails.select('id').execute()).length;
  await database.destroy();
  const references = new Set(stored.map(({ reference }) => reference));
  const emails = stored.map(({ email }) => email).filter((email) => email !== eagerVisitor);
  const answered = [...sent, ...eager].flatMap(({ reference }) => (reference ? [reference] : []));
  const last = Math.max(...[...references].map((one) => Number(one?.split('-').at(-1))));
  return {
    answered: answered.length,
    lost: answered.filter((reference) => !references.has(reference)),
    twice: emails.filter((email, index) => emails.indexOf(email) !== index),
    gaps: last - references.size,
    withoutMail: emails.filter((email) => !sink.recipients.includes(email)),
    mailed,
    repeated: countAgain(sink.recipients.filter((one) => emails.includes(one))),
  };
}

const countAgain = (values: readonly string[]) => values.length - new Set(values).size;

/** Sends the mails that killed processes left, as a portal would that starts an hour later. */
async function sendTheRest({ database, settings }: SurviveOptions, smtp: string): Promise<void> {
  const { send, close } = openSmtp(smtp, () => settings);
  const portal = await createPortal({
    database: openDatabase(database),
    settings: () => settings,
    secret: 'not asked for codes',
    sendMail: send,
    mailsPerHour: 1_000_000,
    now: () => new Date(Date.now() + hour),
    log: () => undefined,
  });
  await portal.mailsTried();
  await portal.close();
  close();
}
