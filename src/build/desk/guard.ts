import type { IncomingMessage } from 'node:http';

/** The names by which this computer calls itself. */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const ownAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

type Asked = Pick<IncomingMessage, 'method' | 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

/**
 * Whether a request comes from this computer and, where it changes something, from a page of the
 * desk. A page of another site can send requests here too, or give its own name this computer’s
 * address; both name another origin or host.
 */
export function isAllowed({ method, headers, socket }: Asked): boolean {
  const { host = '', origin } = headers;
  if (!ownAddresses.includes(socket.remoteAddress ?? '') || !ownNames.test(host)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return (
    method === 'GET' ||
    (origin !== undefined && /^application\/json(;|$)/.test(headers['content-type'] ?? ''))
  );
}
