import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PortalSettings } from '../contract/settings.ts';
import { BackgroundWork } from '../service/call/background-work.ts';
import { toSecrets } from '../service/call/secrets.ts';
import { contractText } from '../service/routes/contract.ts';
import { migrate } from '../service/database/migrate.ts';
import type { Database } from '../service/database/schema.ts';
import { repeat } from './repeat.ts';
import { addInbox } from '../inbox/inbox.ts';
import type { InboxConfiguration } from '../service/call/inbox-configuration.ts';
import { toProxies } from '../service/limits/caller.ts';
import type { Limit } from '../service/limits/limits.ts';
import { MailPreview } from '../service/mail/preview.ts';
import { MailWorker, type SendMail } from '../service/mail/worker.ts';
import { certificateRequestEndpoint, emailVerifyEndpoint } from '../service/routes/certificates.ts';
import { sendResponse, toTexts, type PortalEnv } from '../service/routes/context.ts';
import { addEndpoint, apiBase, type Intercept } from '../service/routes/endpoint.ts';
import { applicationEndpoint, messageEndpoint } from '../service/routes/forms.ts';
import {
  allowOrigins,
  limitCalls,
  limitSize,
  createCallerCounter,
} from '../service/routes/guards.ts';
import { addHealth } from '../service/routes/health.ts';
import { addOutbox } from '../service/routes/outbox.ts';
import { deleteDue } from '../service/submissions/delete-due.ts';

/** How often may be called: by each network, and for each mailbox. */
interface Limits {
  ipv4: Limit;
  ipv6: Limit;
  mailbox: readonly Limit[];
}

export interface PortalOptions {
  database: Database;
  /** The settings of the site as they are now. */
  settings: () => PortalSettings;
  /** What the one-time codes follow from. */
  secret: string;
  /** Sends mails; without it they are shown at `/outbox`. */
  sendMail?: SendMail;
  /** Whether pages of an origin may call, besides those of the site. */
  isOwnOrigin?: (origin: string) => boolean;
  /** The proxies whose `X-Forwarded-For` counts. */
  proxies?: readonly string[];
  limits?: Limits;
  /** Where the inbox is, and for whom; without it there is none. */
  inbox?: InboxConfiguration | undefined;
  /** The folder of the backups, which those who watch are told the age of. */
  backups?: string;
  intercept?: Intercept;
  now?: () => Date;
  log?: (line: string) => void;
}

/** A running portal. */
export interface Portal {
  /** Answers a request. */
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Resolves when every mail that is due has been tried. */
  mailsTried: () => Promise<void>;
  /** Ends after what is under way, and closes the database. */
  close: () => Promise<void>;
}

/** In seconds. */
const minutes = 60;

/** Thousands of phones share one IPv4 address; an IPv6 network is one household. */
const defaultLimits: Limits = {
  ipv4: { calls: 600, seconds: minutes },
  ipv6: { calls: 60, seconds: minutes },
  mailbox: [
    { calls: 5, seconds: 10 * minutes },
    { calls: 50, seconds: 24 * 60 * minutes },
  ],
};

/** How long to wait when nothing can be stored, in seconds. */
const retryAfter = 60;

/**
 * Starts a portal on a database, which it brings to the newest schema.
 *
 * @throws when the database can’t be used
 */
export async function createPortal({
  database,
  settings,
  secret,
  sendMail,
  isOwnOrigin = () => false,
  proxies = [],
  limits = defaultLimits,
  inbox,
  backups,
  intercept,
  now = () => new Date(),
  log = (line) => void process.stdout.write(`[portal] ${line}\n`),
}: PortalOptions): Promise<Portal> {
  await migrate(database);
  const core = { database, secrets: toSecrets(secret), settings, now, log };
  const preview = new MailPreview(log, now);
  const worker = new MailWorker({ ...core, send: sendMail ?? preview.send });
  const onStored = () => void worker.wake();
  const backgroundWork = new BackgroundWork();
  const app = new Hono<PortalEnv>();
  const countCaller = createCallerCounter({ ...core, proxies: toProxies(proxies), limits });

  app.use(
    `${apiBase}/*`,
    ...allowOrigins((origin) => origin === settings().site || isOwnOrigin(origin)),
    limitCalls(countCaller),
    limitSize,
  );
  for (const endpoint of [
    certificateRequestEndpoint,
    emailVerifyEndpoint,
    applicationEndpoint,
    messageEndpoint,
  ])
    addEndpoint(
      app,
      { ...core, mailboxLimits: limits.mailbox, onStored, inbox, intercept },
      endpoint,
    );
  app.get('/openapi.yaml', (context) =>
    context.body(contractText, 200, { 'Content-Type': 'application/yaml; charset=utf-8' }),
  );
  if (inbox)
    addInbox(app, { ...core, onStored, backgroundWork, countCaller, configuration: inbox });
  addHealth(app, core, backups);
  if (!sendMail) addOutbox(app, preview, () => worker.wake());
  app.notFound((context) =>
    sendResponse(context, { status: 404, body: { message: toTexts(context).notFound } }),
  );
  // Whatever failed, the transaction has kept nothing of the request.
  app.onError((error, context) => {
    log(`${context.req.method} ${context.req.path} failed: ${error.message}`);
    const body = { message: toTexts(context).unavailable };
    return sendResponse(context, { status: 503, body, retryAfter });
  });

  void worker.wake();
  const stopDeleting = repeat(
    60 * minutes * 1000,
    async (signal) => {
      const deleted = await deleteDue(database, settings().retention, now(), signal);
      if (deleted > 0) log(`deleted what was due: ${deleted}`);
    },
    ({ message }) => log(`what is due was not deleted: ${message}`),
  );
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return {
    listener: (request, response) => void answer(request, response),
    mailsTried: async () => {
      await backgroundWork.finished();
      await worker.wake();
    },
    close: async () => {
      await backgroundWork.finished();
      await worker.stop();
      await stopDeleting();
      await database.destroy();
    },
  };
}
