import { createServer, type Server, type ServerOptions } from 'node:http';
import type { Portal } from './server.ts';

/** How long a request may take to arrive, in milliseconds; whoever sends a form takes less. */
const patience: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5000,
};

/** Makes the server of a portal. Slow requests are closed, so that they can’t use it up. */
export function createPortalServer(
  { listener }: Pick<Portal, 'listener'>,
  options = patience,
): Server {
  return createServer(options, listener);
}
