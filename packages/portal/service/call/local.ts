import type { IncomingMessage } from 'node:http';

/** The addresses of this computer, as sockets name them. */
const localAddress = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;

/** The names of this computer in a `Host` header, with any port. */
const localName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * True when a request comes from this computer and uses a local name. The name matters because a
 * page of another site can have its own name resolved to 127.0.0.1 and read the response (DNS
 * rebinding).
 */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  return localAddress.test(socket.remoteAddress ?? '') && localName.test(headers.host ?? '');
}
