import { createServer, get as getOverHttp, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createSandbox } from '../../sandbox/sandbox.ts';
import type { Mail } from '../../sandbox/outbox.ts';

/** A sandbox behind a real server, with a clock that the test controls. */
export interface RunningSandbox {
  clock: { now: number };
  log: string[];
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** The status of a request with a `Host` header of choice, which `fetch` does not send. */
  askAs: (host: string, path: string) => Promise<number | undefined>;
  mailsTo: (address: string) => Promise<Mail[]>;
  /** Sends the beginning of a request and hangs up; resolves when the connection has closed. */
  hangUp: (path: string) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startSandbox(): Promise<RunningSandbox> {
  const clock = { now: Date.parse('2026-11-20T09:00:00Z') };
  const log: string[] = [];
  const sandbox = createSandbox({ now: () => clock.now, log: (line) => log.push(line) });
  const server: Server = createServer((request, response) => {
    if (!sandbox(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  return {
    clock,
    log,
    post: (path, body, headers = {}) =>
      fetch(`${base}/sandbox/api/v1${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    get: (path, init) => fetch(`${base}${path}`, init),
    askAs: (host, path) =>
      new Promise((resolve, reject) => {
        getOverHttp(`${base}${path}`, { headers: { Host: host }, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      }),
    mailsTo: async (address) =>
      (await (
        await fetch(`${base}/sandbox/outbox.json?to=${encodeURIComponent(address)}`)
      ).json()) as Mail[],
    hangUp: (path) =>
      new Promise((resolve) => {
        const received = new Promise((resolveReceived) => server.once('request', resolveReceived));
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(
            `POST /sandbox/api/v1${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
          );
          void received.then(() => socket.destroy());
        });
        socket.on('close', () => resolve());
      }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
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
