import type { IncomingMessage, ServerResponse } from 'node:http';

/** The names by which this computer calls itself. */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const ownAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

type IncomingRequest = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/**
 * Tells whether a request comes from this computer, calls it by its own name, and comes from one of
 * our own pages or the address bar. Pages of other sites and of other ports of this computer can
 * send requests here too, and a name of theirs can have this computer’s address.
 */
export function isOwn({ headers, socket }: IncomingRequest): boolean {
  const { host = '', origin = `http://${host}`, 'sec-fetch-site': site = 'none' } = headers;
  return (
    ownAddresses.includes(socket.remoteAddress ?? '') &&
    ownNames.test(host) &&
    origin === `http://${host}` &&
    ['same-origin', 'none'].includes(String(site))
  );
}

/** Tells `npm run edit` that a server that is running has the desk. */
const mark = 'x-editing-desk';

/**
 * Lets nothing but our own pages to the editing server, which can change and publish the content.
 */
export function guard(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.setHeader(mark, 'on');
  if (isOwn(request)) next();
  else
    response
      .writeHead(403, { 'content-type': 'text/plain' })
      .end('The desk answers only its own pages on this computer. Type its address.');
}
