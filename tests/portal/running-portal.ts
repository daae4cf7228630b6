import { get as getOverHttp } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { PortalSettings } from '../../packages/portal/contract/settings.ts';
import { openDatabase } from '../../packages/portal/service/database/open.ts';
import type { Database } from '../../packages/portal/service/database/schema.ts';
import { injectFaults } from '../../packages/portal/server/faults.ts';
import type { PreviewedMail } from '../../packages/portal/service/mail/preview.ts';
import {
  createPortal,
  createPortalServer,
  type PortalOptions,
} from '../../packages/portal/server/server.ts';
import { lendDatabase } from './database/test-database.ts';

export const site = 'https://www.ifsf.example';

export const settings: PortalSettings = {
  site,
  name: { en: 'Indian Fantasy Sports Federation', hi: 'भारतीय फैंटेसी स्पोर्ट्स महासंघ' },
  referencePrefix: 'IFSF',
  email: 'support@ifsf.example',
  ombudsmanEmail: 'ombudsman@ifsf.example',
  closes: '18:00',
  holidays: ['2026-11-24'],
  retention: { application: 12, message: 12, complaint: 36, certificate: 12, backups: 30 },
};

export const healthToken = 'a token of the tests';

/** A portal behind a real server, with a clock that the test controls. */
export interface RunningPortal {
  base: string;
  database: Database;
  clock: { now: number };
  log: string[];
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** The details of `/health`. */
  health: () => Promise<unknown>;
  /** The status of a request with a `Host` header of choice, which `fetch` does not send. */
  askAs: (host: string, path: string) => Promise<number | undefined>;
  mailsTo: (address: string) => Promise<PreviewedMail[]>;
  /** Sends the beginning of a request and hangs up; resolves when the connection has closed. */
  hangUp: (path: string) => Promise<void>;
  mailsTried: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a portal until the test ends; on a Friday at 14:30 in India unless the test moves the clock. */
export const startPortal: typeof openPortal = async (...options) => {
  const portal = await openPortal(...options);
  onTestFinished(() => portal.stop());
  return portal;
};

/** Starts a portal until it is stopped. */
export async function openPortal(
  options: Partial<PortalOptions> = {},
  patience?: Parameters<typeof createPortalServer>[1],
): Promise<RunningPortal> {
  const clock = { now: Date.parse('2026-11-20T09:00:00Z') };
  const log: string[] = [];
  const lent = options.database ? undefined : await lendDatabase();
  const database = options.database ?? openDatabase(lent?.name ?? ':memory:');
  const portal = await createPortal({
    settings: () => settings,
    secret: 'a secret of the tests',
    healthToken,
    intercept: injectFaults(),
    now: () => new Date(clock.now),
    log: (line) => log.push(line),
    ...options,
    database,
  });
  const server = createPortalServer(portal, patience);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await portal.close();
    await lent?.release();
  };
  return {
    base,
    database,
    clock,
    log,
    post: (path, body, headers = {}) =>
      fetch(`${base}/api/v1${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    get: (path, init) => fetch(`${base}${path}`, init),
    health: async () =>
      (
        await fetch(`${base}/health`, { headers: { Authorization: `Bearer ${healthToken}` } })
      ).json(),
    askAs: (host, path) =>
      new Promise((resolve, reject) => {
        getOverHttp(`${base}${path}`, { headers: { Host: host }, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      }),
    mailsTo: async (address) =>
      (await (
        await fetch(`${base}/outbox.json?to=${encodeURIComponent(address)}`)
      ).json()) as PreviewedMail[],
    hangUp: (path) =>
      new Promise((resolve) => {
        const received = new Promise((resolveReceived) => server.once('request', resolveReceived));
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(
            `POST /api/v1${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
          );
          void received.then(() => socket.destroy());
        });
        socket.on('close', () => resolve());
      }),
    mailsTried: () => portal.mailsTried(),
    stop: () => (stopped ??= stop()),
  };
}

export const goodRequest = {
  full_name: 'Asha Rao',
  email: 'asha@bank.example',
  mobile: 9_876_543_210,
  purpose_of_viewing_certificate: 'bank',
};

export const goodApplication = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@bank.example',
  phone: '011 5550 0100',
  organization: '',
  membershipTier: 'gold',
  additionalComments: '',
};

export const goodMessage = {
  name: 'Asha',
  email: 'asha@bank.example',
  phone: '',
  subject: 'Complaint',
  message: 'Words.',
};

export const newKey = () => crypto.randomUUID();
