import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port of this machine that is free now. It is below 30,000, as outgoing connections use the
 * ports above and could take one before the program that wants it has started.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((done) => {
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
