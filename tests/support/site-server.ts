import {
  request as httpRequest,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../packages/hosting/server/server.ts';

interface ServerResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request; `request` of `node:http` or `node:https`. */
type Send = (options: RequestOptions, answer: (response: IncomingMessage) => void) => ClientRequest;

/** A running server of a built site. */
export interface SiteServer {
  /** Such as `http://127.0.0.1:40123`. */
  origin: string;
  /**
   * Requests a path exactly as it is written; `fetch` would normalise it. Does not follow
   * redirects.
   */
  request: (
    path: string,
    headers?: Record<string, string>,
    method?: string,
  ) => Promise<ServerResponse>;
  close: () => Promise<void>;
}

/** Sends requests to a port of this machine. */
export function createRequest(port: number, send: Send = httpRequest): SiteServer['request'] {
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const call = send(
        { host: '127.0.0.1', port, path, headers, method, agent: false },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body: Buffer.concat(parts),
            });
          });
        },
      );
      call.on('error', reject);
      call.end();
    });
}

/**
 * Serves a folder as production does, on a port of its own.
 *
 * @param beside what else it does with a request
 */
export async function serveSite(
  folder: string,
  beside?: Parameters<typeof createSiteServer>[1],
): Promise<SiteServer> {
  const server = createSiteServer(folder, beside);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    request: createRequest(port),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
