import type { IncomingMessage } from 'node:http';

/** The addresses of this computer, as sockets name them. */
const localAddress = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;

/** The headers by which a proxy says that it has forwarded a request. */
const forwarding = /^(?:x-)?forwarded|^x-real-ip$|^via$/;

/** True for a name of this computer, with any port. */
export const isLocalName = (host: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host);

/**
 * True when a request comes from this computer, not through a proxy, and uses a local name. The name
 * matters because a page of another site can have its own name resolved to 127.0.0.1 and read the
 * response (DNS rebinding).
 */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  return (
    localAddress.test(socket.remoteAddress ?? '') &&
    isLocalName(headers.host ?? '') &&
    !Object.keys(headers).some((name) => forwarding.test(name))
  );
}
