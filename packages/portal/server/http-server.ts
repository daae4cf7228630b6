import { createServer, type Server, type ServerOptions } from 'node:http';
import type { Portal } from './server.ts';

/** The time for a request to arrive, in milliseconds. Sending a form takes less. */
const timeouts: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5000,
};

/** Creates the server of a portal. It closes slow requests, which would use up its connections. */
export function createPortalServer(
  { listener }: Pick<Portal, 'listener'>,
  options = timeouts,
): Server {
  return createServer(options, listener);
}
