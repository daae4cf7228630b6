import type { IncomingMessage } from 'node:http';

/** The names by which this computer calls itself. */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const ownAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

type Asked = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/**
 * Whether a request comes from this computer and calls it by its own name. A page of another site
 * can give its name this computer’s address.
 */
export function isFromHere({ headers: { host = '' }, socket }: Asked): boolean {
  return ownAddresses.includes(socket.remoteAddress ?? '') && ownNames.test(host);
}

/**
 * Whether a request comes from one of our own pages, or from the address bar. Pages of other sites
 * and of other ports of this computer can send requests here too; they name another origin.
 */
export function isFromOwnPage({ headers }: Pick<Asked, 'headers'>): boolean {
  const { host = '', origin = `http://${host}` } = headers;
  const site = headers['sec-fetch-site'];
  return (
    [undefined, 'same-origin', 'none'].includes(site as string | undefined) &&
    origin === `http://${host}`
  );
}

/**
 * Whether a request is one that a page has to ask for with a script, and that says from which page
 * it comes. A form can’t send JSON.
 */
export function isQuestion({ headers }: Pick<Asked, 'headers'>): boolean {
  return (
    headers.origin !== undefined && /^application\/json(;|$)/.test(headers['content-type'] ?? '')
  );
}
